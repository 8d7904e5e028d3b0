import { Button } from '~/components/ui/buttons/button';
import { MessagePage } from './message-page';
import { PublicPage } from './public-page';

export function SomethingBroke() {
  return (
    <PublicPage>
      <MessagePage
        title="Terjadi kesalahan"
        action={<Button onClick={() => window.location.reload()}>Muat ulang halaman</Button>}
      >
        <p>Halaman ini gagal ditampilkan. Muat ulang halaman, lalu coba lagi.</p>
      </MessagePage>
    </PublicPage>
  );
}
