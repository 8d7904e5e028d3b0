import { CircleCheck } from 'lucide-react';
import { CardQueue } from '~/components/data-table/card-queue';
import { HandoverCard } from './handover-card';

const empty = {
  icon: CircleCheck,
  title: 'Tidak ada serah terima',
  text: 'Serah terima akun yang hilang tampil di sini sampai selesai. Mulainya dari halaman pelanggan.',
};

/** Those of lost accounts that are not finished: objections first wait for a decision. */
export function HandoverQueue() {
  return (
    <CardQueue
      route="GET /admin/handovers"
      filter={{ status: 'open' }}
      queryKey={['handovers']}
      // What the menu counts, and the customer's page.
      alsoChanges={[['orders', 'managed'], ['managed-users']]}
      failure="Serah terima tidak dapat dimuat."
      counted="serah terima belum selesai"
      empty={empty}
      card={(handover, onGone) => (
        <HandoverCard key={handover.id} handover={handover} onDecided={onGone} />
      )}
    />
  );
}
