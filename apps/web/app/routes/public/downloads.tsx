import { brand, screens } from '@timesync/contract';
import { PublicPage } from '~/components/layout/public-page';
import { Downloads } from '~/features/releases/downloads';
import { publicPageMeta } from '~/lib/page/public-page-meta';

export const meta = () =>
  publicPageMeta({
    title: `Unduh aplikasi · ${brand.name}`,
    description: `Unduh APK ${brand.name} untuk TV, TV box, tablet dan HP Android: versi terbaru, ukuran, dan cara memasangnya lewat flashdisk.`,
    path: screens.downloads,
  });

export default function DownloadsPage() {
  return (
    <PublicPage>
      <div className="mx-auto max-w-3xl px-5 py-10">
        <h1 className="font-bold text-3xl text-ink">Unduh aplikasi</h1>
        <p className="mt-2 mb-8 text-ink-muted">
          Pasang di TV, TV box, tablet atau HP Android. Bebas dicoba tanpa batas fitur.
        </p>
        <Downloads />
      </div>
    </PublicPage>
  );
}
