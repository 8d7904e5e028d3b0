import { PublicPage } from '~/components/layout/public-page';
import { TermsText } from '~/features/terms/terms-text';
import { pageTitle } from '~/lib/page-title';

export const meta = () => pageTitle('Syarat dan Ketentuan');

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
