import {
  brand,
  formatDate,
  sellerLine,
  TERMS_VERSION,
  termsSections,
  termsVersion,
} from '@timesync/contract';
import { NumberedSections } from '@timesync/ui';
import { PublicPage } from './frame/public-page';
import { useSite } from './frame/site-context';

export const terms = {
  title: `Syarat dan Ketentuan · ${brand.name}`,
  description: `Syarat pembelian lisensi ${brand.name}: satu lisensi untuk satu perangkat, pemindahan, pembayaran, pengembalian dana, dan garansi ${brand.box}.`,
  Body: TermsPage,
};

function TermsPage() {
  const { settings } = useSite();
  return (
    <PublicPage>
      <article className="mx-auto max-w-2xl px-5 py-10 text-ink">
        <h1 className="mb-2 font-bold text-3xl">Syarat dan Ketentuan</h1>
        <p className="text-ink-muted text-sm">
          Versi {termsVersion(settings)}, berlaku sejak {formatDate(TERMS_VERSION)}
        </p>
        <p className="text-ink-muted text-sm">Penjual: {sellerLine(settings.seller)}</p>
        <NumberedSections sections={termsSections(settings)} />
      </article>
    </PublicPage>
  );
}
