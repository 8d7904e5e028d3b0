import { formatRupiah, trialLength } from '@timesync/contract';
import { useSite } from '../frame/site-context';
import { findOffers } from './device-offers';

/** What it costs and how long it may be tried, in one line that is true with and without a price. */
export function LowestPrice({ className }: { className?: string }) {
  const { products, settings } = useSite();
  const { phone, tv } = findOffers(products);
  const prices = [phone, tv].flatMap((offer) => offer?.price ?? []);
  const cost =
    prices.length > 0
      ? `Lisensi mulai ${formatRupiah(Math.min(...prices)).replace(' ', '\u00a0')}`
      : 'Lisensi';
  return (
    <p className={className}>
      {trialLength(settings.trialDays)}. {cost}, sekali bayar untuk selamanya.
    </p>
  );
}
