import { PublicPage } from '~/components/layout/public-page';
import { LicenseCheck } from '~/features/licensing/check/license-check';
import { SerialCheck } from '~/features/warranty/check/serial-check';
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
        <h2 className="mt-14 font-bold text-2xl text-ink">Cek garansi box</h2>
        <p className="mt-2 mb-8 text-ink-muted">
          Ketik nomor seri untuk mengetahui sampai kapan garansinya berlaku.
        </p>
        <SerialCheck />
      </div>
    </PublicPage>
  );
}
