import { brand, clockManifest } from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { ClockDemo } from './clock/clock-demo';
import { ClockName } from './clock/clock-name';
import { ClockTown } from './clock/clock-town';
import { ButtonLink } from './frame/button-link';
import { PublicPage } from './frame/public-page';
import { LowestPrice } from './offers/lowest-price';
import { TRIAL_FORM_URL } from './sales/trial-link';

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

/** Shown where "Pasang di HP" leads: the page's address then has the mosque's name, and so has the app. */
function InstallGuide() {
  return (
    <div id="pasang" className="not-on-tv not-installed mb-5 hidden scroll-mt-4 target:block">
      <Alert tone="info">
        Buka menu browser (⋮ di Chrome, tombol Bagikan di iPhone), lalu pilih “Instal aplikasi” atau
        “Tambahkan ke Layar Utama”. Jam ini lalu ada di HP Anda dengan nama masjidnya, dan tetap
        berjalan tanpa internet.
      </Alert>
    </div>
  );
}

/** Invites visitors of a shared clock to make one for their own mosque. */
function TrialInvitation() {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-4 rounded-card bg-deep p-5 text-deep-ink">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-bold text-lg">Ingin jam seperti ini di TV masjid Anda?</h2>
        <LowestPrice className="mt-1 text-deep-muted" />
      </div>
      <ButtonLink href={TRIAL_FORM_URL} variant="gold" className="min-h-12 w-full px-6 sm:w-auto">
        Coba gratis di masjid Anda
      </ButtonLink>
    </div>
  );
}
