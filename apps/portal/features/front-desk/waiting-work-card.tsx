import { AWAITS_SHIPPING_COST, screens } from '@timesync/contract';
import { Card } from '@timesync/ui';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { useWaitingWork } from './front-desk-queries';

/** The waiting work, above the blocks that customers see too. */
export function WaitingWorkCard() {
  const { data } = useWaitingWork();
  const rows = data
    ? [
        { count: data.proofs, label: 'bukti pembayaran menunggu', to: screens.proofDesk },
        {
          count: data.shippingCosts,
          label: 'ongkos kirim menunggu dihitung',
          to: `${screens.orders}?status=${AWAITS_SHIPPING_COST}`,
        },
        { count: data.parcels, label: 'kiriman menunggu', to: screens.parcels },
        { count: data.moves, label: 'permohonan pindah menunggu', to: screens.transfers },
        { count: data.claims, label: 'klaim garansi menunggu', to: screens.claims },
        { count: data.messages, label: 'pesan WhatsApp siap dikirim', to: screens.whatsapp },
      ]
    : [];
  const waiting = rows.filter(({ count }) => count > 0);
  return (
    <Card aria-labelledby="waiting-work" className="mb-8 min-h-24">
      <h2 id="waiting-work" className="font-bold text-ink text-lg">
        Yang menunggu Anda
      </h2>
      {data && waiting.length === 0 && (
        <p className="mt-1 text-ink-muted">Tidak ada. Semua sudah diperiksa.</p>
      )}
      <ul className="mt-2 space-y-2">
        {waiting.map(({ count, label, to }) => (
          <li key={to} className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 flex-1 basis-36 text-ink">
              <strong className="text-xl tabular-nums">{count}</strong> {label}
            </span>
            <ButtonLink to={to}>
              Periksa<span className="sr-only"> {label}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
