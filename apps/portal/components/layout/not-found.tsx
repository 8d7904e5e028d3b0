import { screens } from '@timesync/contract';
import { ButtonLink } from '~/components/ui';
import { LoneMessagePage } from './message-page';

export function NotFound() {
  return (
    <LoneMessagePage
      title="Halaman tidak ditemukan"
      action={
        <ButtonLink to={screens.landing} reloadDocument>
          Ke halaman depan
        </ButtonLink>
      }
    >
      <p>Alamat yang Anda buka tidak ada atau sudah dipindahkan.</p>
    </LoneMessagePage>
  );
}
