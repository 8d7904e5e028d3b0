import { CircleCheck } from 'lucide-react';
import { CardQueue } from '~/components/data-table/card-queue';
import { licenseKeys } from '../managed-license-queries';
import { TransferCard } from './transfer-card';

const empty = {
  icon: CircleCheck,
  title: 'Tidak ada permohonan',
  text: 'Permohonan pindah perangkat dari pelanggan tampil di sini, yang paling lama menunggu di depan.',
};

/** Those that wait for a decision, the longest waiting first. */
export function TransferQueue() {
  return (
    <CardQueue
      route="GET /admin/transfers"
      filter={{ status: 'open' }}
      queryKey={['transfers']}
      // The licence, and what the menu counts.
      alsoChanges={[licenseKeys.all, ['orders', 'managed']]}
      failure="Permohonan tidak dapat dimuat."
      counted="permohonan menunggu"
      empty={empty}
      card={(transfer, onGone) => (
        <TransferCard key={transfer.id} transfer={transfer} onDecided={onGone} />
      )}
    />
  );
}
