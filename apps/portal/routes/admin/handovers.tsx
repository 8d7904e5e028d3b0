import { screens } from '@timesync/contract';
import { PageHeader } from '~/components/layout/page-header';
import { BackLink } from '~/components/ui/buttons/back-link';
import { HandoverQueue } from '~/features/handovers/admin/handover-queue';

export default function HandoversPage() {
  return (
    <>
      <PageHeader
        title="Serah Terima"
        description="Masjid yang akun ketuanya hilang. Yang paling lama menunggu di depan."
        action={<BackLink to={screens.users}>Users</BackLink>}
      />
      <HandoverQueue />
    </>
  );
}
