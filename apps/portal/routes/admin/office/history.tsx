import { screens } from '@timesync/contract';
import { PageHeader } from '~/components/layout/page-header';
import { BackLink } from '~/components/ui/buttons/back-link';
import { ManagedHistory } from '~/features/office/history/managed-history';

export default function HistoryPage() {
  return (
    <>
      <PageHeader
        title="Audit"
        description="Siapa mengubah apa, dan kapan."
        action={<BackLink to={screens.orders}>Transaksi</BackLink>}
      />
      <ManagedHistory />
    </>
  );
}
