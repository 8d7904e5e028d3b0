import { screens } from '@timesync/contract';
import { ArrowLeft } from 'lucide-react';
import { PageHeader } from '~/components/layout/page-header';
import { ButtonLink } from '~/components/ui/button-link';
import { TransferQueue } from '~/features/licenses/admin/transfer-queue';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Pindah Perangkat');

export default function TransfersPage() {
  return (
    <>
      <PageHeader
        title="Pindah Perangkat"
        description="Yang paling lama menunggu di depan."
        action={
          <ButtonLink to={screens.licenses} variant="secondary">
            <ArrowLeft aria-hidden className="size-5" />
            License
          </ButtonLink>
        }
      />
      <TransferQueue />
    </>
  );
}
