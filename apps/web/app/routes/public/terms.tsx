import { brand, screens } from '@timesync/contract';
import { PublicPage } from '~/components/layout/public-page';
import { TermsText } from '~/features/site/legal/terms-text';
import { publicPageMeta } from '~/lib/page/public-page-meta';

export const meta = () =>
  publicPageMeta({
    title: `Syarat dan Ketentuan · ${brand.name}`,
    description: `Syarat pembelian lisensi ${brand.name}: satu lisensi untuk satu perangkat, pemindahan, pembayaran, pengembalian dana, dan garansi ${brand.box}.`,
    path: screens.terms,
  });

export default function TermsPage() {
  return (
    <PublicPage>
      <article className="mx-auto max-w-2xl px-5 py-10">
        <h1 className="mb-2 font-bold text-3xl text-ink">Syarat dan Ketentuan</h1>
        <TermsText headings="h2" />
      </article>
    </PublicPage>
  );
}
