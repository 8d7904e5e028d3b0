import {
  CHOSEN_PRODUCT_PARAM,
  formatRupiah,
  type Product,
  screens,
  stepLabel,
} from '@timesync/contract';
import { ButtonLink } from '../frame/button-link';
import { Section } from '../frame/section';
import { useSite } from '../frame/site-context';
import { priceAnchor } from './device-offers';
import { priceLines } from './price-lines';
import { productSummary } from './product-summary';

export function PriceList() {
  const onSale = useSite().products.filter((product) => priceLines(product).length > 0);
  return (
    <Section
      id="harga"
      title="Harga, sekali bayar"
      lead="Satu lisensi untuk satu perangkat. Bayar dengan transfer bank atau dompet digital."
    >
      {onSale.length === 0 ? (
        <p className="surface-card p-6 text-ink">
          Saat ini belum ada produk yang dijual. Anda tetap dapat mencoba aplikasinya gratis.
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {onSale.map((product) => (
            <PriceCard key={product.id} product={product} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function PriceCard({ product }: { product: Product }) {
  const chosen = `?${CHOSEN_PRODUCT_PARAM}=${product.id}`;
  const name = <span className="sr-only"> {product.name}</span>;
  return (
    <li className="flex flex-col surface-card p-6">
      <h3 className="break-words font-bold text-ink text-xl">{product.name}</h3>
      <p className="mt-2 line-clamp-4 break-words text-ink-muted text-sm">
        {productSummary(product.description)}
      </p>
      <ul className="mt-5 mb-6 flex-1 space-y-2">
        {priceLines(product).map(({ id, name: line, price, priceSteps = [] }) => (
          <li
            key={id}
            id={priceAnchor(id)}
            className="scroll-mt-24 break-words rounded-control bg-sunken px-4 py-3 outline-gold target:outline-3"
          >
            {line && <span className="block text-ink-muted text-sm">{line}</span>}
            <span className="font-extrabold text-2xl text-ink tabular-nums tracking-tight">
              {formatRupiah(price)}
            </span>
            {priceSteps.map((step) => (
              <span key={step.fromQty} className="block text-ink-muted text-sm">
                {stepLabel(step)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <ButtonLink href={screens.dashboard + chosen} className="only-signed-in w-full">
        Beli di dashboard{name}
      </ButtonLink>
      <ButtonLink href={screens.signup + chosen} className="only-guests w-full">
        Daftar untuk membeli{name}
      </ButtonLink>
    </li>
  );
}
