import { formatRupiah, type listProducts } from '@timesync/contract';
import { usePublicRead } from '~/lib/api/use-public-read';
import { pageFacts } from '~/lib/page/page-facts';
import { findOffers } from './device-offers';

/** What it costs and how long it may be tried, in one line that is true with and without the price. */
export function LowestPrice({ className }: { className?: string }) {
  const catalogue = usePublicRead<typeof listProducts>('/public/products?limit=100');
  const { phone, tv } = findOffers(catalogue.status === 'ready' ? catalogue.data.data : []);
  const prices = [phone, tv].flatMap((offer) => offer?.price ?? []);
  const cost =
    prices.length > 0
      ? `Lisensi mulai ${formatRupiah(Math.min(...prices)).replace(' ', '\u00a0')}`
      : 'Lisensi';
  return (
    <p className={className}>
      {pageFacts.trial}. {cost}, sekali bayar untuk selamanya.
    </p>
  );
}
