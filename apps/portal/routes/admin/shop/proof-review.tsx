import { screens } from '@timesync/contract';
import { PageHeader } from '~/components/layout/page-header';
import { BackLink } from '~/components/ui/buttons/back-link';
import { ProofReview } from '~/features/shop/orders/admin/review/proof-review';

export default function ProofReviewPage() {
  return (
    <>
      <PageHeader
        title="Periksa Bukti"
        description="Yang paling lama menunggu di depan."
        action={<BackLink to={screens.orders}>Transaksi</BackLink>}
      />
      <ProofReview />
    </>
  );
}
