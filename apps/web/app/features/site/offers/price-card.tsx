import { formatRupiah, type Product } from '@timesync/contract';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { productUrl, signupUrlFor } from '~/lib/navigation/product-url';
import { useSession } from '~/lib/session/use-session';
import { priceAnchor } from './device-offers';
import { priceLines } from './price-lines';

export function PriceCard({ product }: { product: Product }) {
  const isSignedIn = useSession().status === 'signed-in';
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-6 shadow-card">
      <h3 className="break-words font-bold text-ink text-xl">{product.name}</h3>
      <p className="mt-2 line-clamp-4 text-ink-muted text-sm">
        {productSummary(product.description)}
      </p>
      <ul className="mt-5 mb-6 flex-1 space-y-2">
        {priceLines(product).map(({ id, name, price }) => (
          <li
            key={id}
            id={priceAnchor(id)}
            className="scroll-mt-24 rounded-control bg-sunken px-4 py-3 outline-gold target:outline-3"
          >
            {name && <span className="block text-ink-muted text-sm">{name}</span>}
            <span className="font-extrabold text-2xl text-ink tabular-nums tracking-tight">
              {formatRupiah(price)}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink
        to={isSignedIn ? productUrl(product.id) : signupUrlFor(product.id)}
        className="w-full"
      >
        {isSignedIn ? 'Beli di dashboard' : 'Daftar untuk membeli'}
        <span className="sr-only"> {product.name}</span>
      </ButtonLink>
    </li>
  );
}

/** The first paragraph of a description as plain text; the browser parses it without drawing it. */
function productSummary(descriptionHtml: string): string {
  const parsed = new DOMParser().parseFromString(descriptionHtml, 'text/html');
  return (parsed.querySelector('p') ?? parsed.body).textContent?.trim() ?? '';
}
