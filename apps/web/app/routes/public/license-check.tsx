import { PublicPage } from '~/components/layout/public-page';
import { LicenseCheck } from '~/features/licensing/check/license-check';
import { pageTitle } from '~/lib/page/page-title';

export const meta = () => pageTitle('Cek lisensi');

export default function LicenseCheckPage() {
  return (
    <PublicPage>
      <div className="mx-auto max-w-xl px-5 py-10">
        <h1 className="font-bold text-3xl text-ink">Cek lisensi</h1>
        <p className="mt-2 mb-8 text-ink-muted">
          Ketik license key untuk mengetahui apakah key itu asli dan sedang dipakai atau belum.
        </p>
        <LicenseCheck />
      </div>
    </PublicPage>
  );
}
