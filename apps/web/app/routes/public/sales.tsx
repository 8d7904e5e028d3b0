import { brand, screens } from '@timesync/contract';
import { MessagePage } from '~/components/layout/message-page';
import { PublicPage } from '~/components/layout/public-page';
import { ButtonLink } from '~/components/ui/button-link';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Coba gratis');

export default function SalesPage() {
  return (
    <PublicPage>
      <MessagePage
        title="Halaman ini sedang disiapkan"
        action={<ButtonLink to={screens.signup}>Daftar</ButtonLink>}
      >
        <p>Sementara itu, Anda sudah dapat membuat akun {brand.name}.</p>
      </MessagePage>
    </PublicPage>
  );
}
