import { screens } from '@timesync/contract';
import { PageHeader } from '~/components/layout/page-header';
import { BackLink } from '~/components/ui/buttons/back-link';
import { TransferQueue } from '~/features/licenses/licensing/admin/transfers/transfer-queue';

export default function TransfersPage() {
  return (
    <>
      <PageHeader
        title="Pindah Perangkat"
        description="Yang paling lama menunggu di depan."
        action={<BackLink to={screens.licenses}>License</BackLink>}
      />
      <TransferQueue />
    </>
  );
}
