import { CircleCheck } from 'lucide-react';
import { CardQueue } from '~/components/data-table/card-queue';
import { useListState } from '~/components/data-table/use-list-state';
import { useOpenTransfers, useRefreshTransfers } from './managed-transfer-queries';
import { TransferCard } from './transfer-card';

const empty = {
  icon: CircleCheck,
  title: 'Tidak ada permohonan',
  text: 'Permohonan pindah perangkat dari pelanggan tampil di sini, yang paling lama menunggu di depan.',
};

export function TransferQueue() {
  const list = useListState();
  return (
    <CardQueue
      list={list}
      query={useOpenTransfers(list)}
      failure="Permohonan tidak dapat dimuat."
      counted="permohonan menunggu"
      empty={empty}
      refresh={useRefreshTransfers()}
    >
      {(transfer, onGone) => (
        <TransferCard key={transfer.id} transfer={transfer} onDecided={onGone} />
      )}
    </CardQueue>
  );
}
