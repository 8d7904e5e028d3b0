import { screens } from '@timesync/contract';
import { MessagePage } from '~/components/layout/message-page';
import { ButtonLink } from '~/components/ui';

export default function UnauthorizedPage() {
  return (
    <MessagePage
      title="403 - Unauthorized"
      action={<ButtonLink to={screens.dashboard}>Kembali ke dashboard</ButtonLink>}
    >
      <p>Anda tidak memiliki akses ke halaman ini.</p>
    </MessagePage>
  );
}
