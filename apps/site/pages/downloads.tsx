import { brand } from '@timesync/contract';
import { AppDownload } from './downloads/app-download';
import { StickGuide } from './downloads/stick-guide';
import { PublicPage } from './frame/public-page';

export const downloads = {
  title: `Unduh aplikasi · ${brand.name}`,
  description: `Unduh APK ${brand.name} untuk TV, TV box, tablet dan HP Android: versi terbaru, ukuran, dan cara memasangnya lewat flashdisk.`,
  script: 'copy-buttons',
  Body: DownloadsPage,
};

/** Complete without JavaScript, for the browsers of TVs. */
function DownloadsPage() {
  return (
    <PublicPage>
      <div className="mx-auto max-w-3xl px-5 py-10">
        <h1 className="font-bold text-3xl text-ink">Unduh aplikasi</h1>
        <p className="mt-2 mb-8 text-ink-muted">
          Pasang di TV, TV box, tablet atau HP Android. Bebas dicoba tanpa batas fitur.
        </p>
        <div className="space-y-6">
          <AppDownload app="display" />
          <AppDownload app="remote" />
          <StickGuide />
        </div>
      </div>
    </PublicPage>
  );
}
