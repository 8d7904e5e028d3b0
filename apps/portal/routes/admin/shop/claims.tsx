import { screens } from '@timesync/contract';
import { PageHeader } from '~/components/layout/page-header';
import { BackLink } from '~/components/ui';
import { ClaimBoard } from '~/features/shop/warranty/admin/claim-board';
import { useMay } from '~/lib/session/use-may';

export default function ClaimsPage() {
  const may = useMay();
  return (
    <>
      <PageHeader
        title="Klaim Garansi"
        description="Yang paling lama menunggu di depan."
        action={may('licenses') && <BackLink to={screens.licenses}>License</BackLink>}
      />
      <ClaimBoard />
    </>
  );
}
