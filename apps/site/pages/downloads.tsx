import { brand, screens } from '@timesync/contract';
import { AppDownload } from './downloads/app-download';
import { PublicPage } from './frame/public-page';
import { useSite } from './frame/site-context';

const apps = ['display', 'remote'] as const;

export const downloads = {
  title: `Unduh aplikasi · ${brand.name}`,
  description: `Unduh APK ${brand.name} untuk TV, TV box, tablet dan HP Android: versi terbaru, ukuran, dan cara memasangnya lewat flashdisk.`,
  script: 'copy-buttons',
  Body: DownloadsPage,
};

/** Complete without JavaScript, for the browsers of TVs. */
function DownloadsPage() {
  const { releases } = useSite();
  const published = apps.filter((app) => releases[app]);
  return (
    <PublicPage>
      <div className="mx-auto max-w-3xl px-5 py-10">
        <h1 className="font-bold text-3xl text-ink">Unduh aplikasi</h1>
        <p className="mt-2 mb-8 text-ink-muted">
          Pasang di TV, TV box, tablet atau HP Android. Bebas dicoba tanpa batas fitur.
        </p>
        <div className="space-y-6">
          {published.length === 0 && <NothingYet />}
          {published.map((app) => (
            <AppDownload key={app} app={app} />
          ))}
          {releases.display && <StickGuide />}
        </div>
      </div>
    </PublicPage>
  );
}

function NothingYet() {
  return (
    <p className="text-ink">
      Belum ada aplikasi yang dapat diunduh. Sementara itu, lihat{' '}
      <a href={screens.clock} className="font-semibold text-brand-text underline">
        jamnya di browser
      </a>
      .
    </p>
  );
}

const FIRST = 'Di HP atau komputer, unduh APK ke flashdisk.';
const UPDATE = ' Untuk memperbarui aplikasi yang sudah terpasang, ikutkan berkas .jmu.';
const steps = [
  'Colokkan flashdisk ke TV atau TV box, lalu buka pengelola berkas (File Manager).',
  'Pilih berkas APK. Jika diminta, izinkan pemasangan dari sumber ini, lalu pilih Pasang.',
  'Buka aplikasinya. Semua fitur langsung dapat dicoba tanpa internet.',
];

/** For a TV that has no internet. */
function StickGuide() {
  const { updateFile } = useSite();
  return (
    <section aria-labelledby="stick-heading" className="space-y-3">
      <h2 id="stick-heading" className="font-bold text-ink text-xl">
        Tanpa internet di TV: lewat flashdisk
      </h2>
      <ol className="list-decimal space-y-2 pl-5 text-ink">
        <li>
          {FIRST}
          {updateFile && UPDATE}
        </li>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
