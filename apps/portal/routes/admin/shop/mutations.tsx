import { screens } from '@timesync/contract';
import { PageHeader } from '~/components/layout/page-header';
import { BackLink } from '~/components/ui/buttons/back-link';
import { MutationBoard } from '~/features/shop/orders/admin/mutations/mutation-board';

export default function MutationsPage() {
  return (
    <>
      <PageHeader
        title="Mutasi"
        description="Letakkan mutasi bank, lalu setujui pesanan yang uangnya sudah masuk."
        action={<BackLink to={screens.orders}>Transaksi</BackLink>}
      />
      <MutationBoard />
    </>
  );
}
