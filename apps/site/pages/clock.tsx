import { brand, clockManifest } from '@timesync/contract';
import { ClockDemo } from './clock/clock-demo';
import { ClockName } from './clock/clock-name';
import { ClockTown } from './clock/clock-town';
import { InstallGuide } from './clock/install-guide';
import { PublicPage } from './frame/public-page';
import { TrialInvitation } from './offers/trial-invitation';

export const clock = {
  title: `Coba jam masjid di browser · ${brand.name}`,
  description: `Ketik nama masjid dan pilih kota Anda: jam masjid ${brand.name} langsung tampil dengan waktu sholat setempat.`,
  manifest: clockManifest,
  hasClock: true,
  Body: ClockPage,
};

function ClockPage() {
  return (
    <PublicPage>
      <div className="surface-page pt-4 pb-12">
        <InstallGuide />
        <h1 className="not-installed font-extrabold text-3xl text-ink">
          Lihat jam untuk masjid Anda
        </h1>
        <p className="not-installed mt-2 mb-6 max-w-2xl text-ink-muted">
          Ketik nama masjid, pilih kota, dan lihat tampilannya sepanjang hari. Setelah halaman ini
          terbuka, jam tetap berjalan walaupun internet putus.
        </p>
        <div className="not-on-tv mb-5 max-w-lg space-y-2 text-ink">
          <ClockName />
          <ClockTown />
        </div>
        <ClockDemo />
        <div className="not-on-tv not-installed">
          <TrialInvitation />
        </div>
      </div>
    </PublicPage>
  );
}
