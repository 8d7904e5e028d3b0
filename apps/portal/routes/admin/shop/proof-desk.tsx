import { screens } from '@timesync/contract';
import { PageHeader } from '~/components/layout/page-header';
import { BackLink } from '~/components/ui/buttons/back-link';
import { ProofDesk } from '~/features/shop/orders/admin/desk/proof-desk';

export default function ProofDeskPage() {
  return (
    <>
      <PageHeader
        title="Periksa Bukti"
        description="Yang paling lama menunggu di depan."
        action={<BackLink to={screens.orders}>Transaksi</BackLink>}
      />
      <ProofDesk />
    </>
  );
}
