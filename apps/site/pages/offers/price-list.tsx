import { Section } from '../frame/section';
import { useSite } from '../frame/site-context';
import { PriceCard } from './price-card';
import { priceLines } from './price-lines';

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
