import { isTvLink } from '@timesync/clock';
import { brand, screens } from '@timesync/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PublicPage } from '~/components/layout/public-page';
import ClockDemo from '~/features/clock/clock-demo';
import { ClockName } from '~/features/clock/clock-name';
import { FullClock } from '~/features/clock/full-clock';
import { TrialInvitation } from '~/features/site/trial-invitation';
import { keepOfflineCopy } from '~/lib/offline/offline-copy';
import { publicPageMeta } from '~/lib/page/public-page-meta';

export const meta = () =>
  publicPageMeta({
    title: `Coba jam masjid di browser · ${brand.name}`,
    description: `Ketik nama masjid dan pilih kota Anda: jam masjid ${brand.name} langsung tampil dengan waktu sholat setempat.`,
    path: screens.clock,
  });

const TITLE = 'Lihat jam untuk masjid Anda';

export default function ClockPage() {
  // Known only in the browser: the prerendered page is the same for every query.
  const [isFull, setIsFull] = useState(false);
  const { search } = useLocation();
  useEffect(keepOfflineCopy, []);
  useEffect(() => {
    setIsFull(isTvLink(search));
    // The page's own script has set it before the first paint.
    if (!isTvLink(search)) delete document.documentElement.dataset.tv;
  }, [search]);
  if (isFull) {
    return (
      <main>
        <h1 className="sr-only">{TITLE}</h1>
        <FullClock />
      </main>
    );
  }
  return (
    <PublicPage>
      <div className="mx-auto max-w-5xl px-5 pt-4 pb-12">
        <h1 className="font-extrabold text-3xl text-ink">{TITLE}</h1>
        <p className="mt-2 mb-6 max-w-2xl text-ink-muted">
          Ketik nama masjid, pilih kota, dan lihat tampilannya sepanjang hari. Setelah halaman ini
          terbuka, jam tetap berjalan walaupun internet putus.
        </p>
        <div className="mb-5 max-w-lg text-ink">
          <ClockName />
        </div>
        <ClockDemo />
        <TrialInvitation />
      </div>
    </PublicPage>
  );
}
