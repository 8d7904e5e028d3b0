import { CircleCheck } from 'lucide-react';
import { CardQueue } from '~/components/data-table/card-queue';
import { Tabs } from '~/components/ui/content/tabs';
import { ClaimCard } from './claim-card';

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

/** The longest waiting first. */
function ClaimQueue({ status }: { status: 'open' | 'asked' }) {
  return (
    <CardQueue
      route="GET /admin/claims"
      filter={{ status }}
      queryKey={['claims']}
      // What is to be sent, what the menu counts, and the licence.
      alsoChanges={[['orders'], ['managed-licenses']]}
      failure="Klaim tidak dapat dimuat."
      counted="klaim"
      empty={empty}
      card={(claim, onGone) => <ClaimCard key={claim.id} claim={claim} onDecided={onGone} />}
    />
  );
}
