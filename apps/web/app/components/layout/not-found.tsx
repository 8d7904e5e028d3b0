import { screens } from '@timesync/contract';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { MessagePage } from './message-page';
import { PublicPage } from './public-page';

export function NotFound() {
  return (
    <PublicPage>
      <MessagePage
        title="Halaman tidak ditemukan"
        action={<ButtonLink to={screens.landing}>Ke halaman depan</ButtonLink>}
      >
        <p>Alamat yang Anda buka tidak ada atau sudah dipindahkan.</p>
      </MessagePage>
    </PublicPage>
  );
}
