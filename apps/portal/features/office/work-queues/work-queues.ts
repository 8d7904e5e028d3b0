// Everything that waits for an admin, in the order in which a day begins: money first.
import { AWAITS_SHIPPING_COST, screens, type WaitingQueue } from '@timesync/contract';

export interface WorkQueue {
  id: WaitingQueue;
  label: string;
  to: string;
}

export const workQueues: readonly WorkQueue[] = [
  { id: 'proofs', label: 'bukti pembayaran', to: screens.proofReview },
  { id: 'money', label: 'uang masuk untuk pesanan', to: screens.mutations },
  {
    id: 'shippingCosts',
    label: 'ongkos kirim belum dihitung',
    to: `${screens.orders}?status=${AWAITS_SHIPPING_COST}`,
  },
  { id: 'parcels', label: 'kiriman', to: screens.parcels },
  { id: 'moves', label: 'permohonan pindah', to: screens.transfers },
  { id: 'claims', label: 'klaim garansi', to: screens.claims },
  { id: 'messages', label: 'pesan WhatsApp', to: screens.whatsapp },
  { id: 'mails', label: 'email gagal terkirim', to: `${screens.mails}?state=failed` },
];

/** The first queue with work, after the one of this screen and then from the beginning. */
export function findNextQueue(
  work: Record<WaitingQueue, number>,
  pathname: string,
): WorkQueue | undefined {
  const here = workQueues.findIndex(({ to }) => to.split('?')[0] === pathname);
  const others = [...workQueues.slice(here + 1), ...workQueues.slice(0, Math.max(here, 0))];
  return others.find(({ id }) => work[id] > 0);
}
