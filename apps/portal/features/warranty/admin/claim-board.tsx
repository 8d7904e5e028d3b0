import { CircleCheck } from 'lucide-react';
import { CardQueue } from '~/components/data-table/card-queue';
import { useListState } from '~/components/data-table/use-list-state';
import { Tabs } from '~/components/ui/content/tabs';
import { ClaimCard } from './claim-card';
import { useClaims, useRefreshClaims } from './managed-claim-queries';

/** Those that wait for us, and those that wait for the customer. */
export function ClaimBoard() {
  return (
    <Tabs
      label="Klaim garansi"
      tabs={[
        { id: 'open', label: 'Menunggu keputusan', content: <ClaimQueue status="open" /> },
        { id: 'asked', label: 'Menunggu jawaban', content: <ClaimQueue status="asked" /> },
      ]}
    />
  );
}

const empty = {
  icon: CircleCheck,
  title: 'Tidak ada klaim',
  text: 'Klaim garansi dari pelanggan tampil di sini, yang paling lama menunggu di depan.',
};

function ClaimQueue({ status }: { status: 'open' | 'asked' }) {
  const list = useListState();
  return (
    <CardQueue
      list={list}
      query={useClaims(status, list)}
      failure="Klaim tidak dapat dimuat."
      counted="klaim"
      empty={empty}
      refresh={useRefreshClaims()}
    >
      {(claim, onGone) => <ClaimCard key={claim.id} claim={claim} onDecided={onGone} />}
    </CardQueue>
  );
}
