import { defaultSettings } from '@timesync/clock';
import { Button, buttonStyle, Card, Spinner } from '@timesync/ui';
import { Download, Maximize, QrCode, Tv } from 'lucide-react';
import { clockLinks } from '../../islands/clock/links';
import { ButtonLink } from '../frame/button-link';
import { LookControls } from './clock-settings';
import { ClockStage, EngineAlert } from './clock-stage';
import { PhaseJumps, TimeSlider } from './clock-travel';
import { PrayerControls } from './prayer-controls';
import { ShareClock } from './share-clock';

/** The mosque clock in the browser, with all that can be set but its name and town. */
export function ClockDemo() {
  return (
    <>
      <ClockStage />
      <EngineAlert />
      <div data-clock-settings="" className="not-on-tv">
        {/* First, so that on a phone the display is in sight while its time moves. */}
        <div className="mt-4 space-y-3">
          <TimeSlider />
          <PhaseJumps />
        </div>
        <Card className="mt-5 space-y-6">
          <noscript>
            <p className="text-ink">
              Agar jam di atas berjalan dan dapat diatur, nyalakan JavaScript di pengaturan browser,
              lalu muat ulang halaman.
            </p>
          </noscript>
          <LookControls />
          <PrayerControls />
          <p className="text-ink-muted text-xs">
            Waktu sholat dihitung di HP Anda dengan cara Kemenag. Untuk ibadah, tetap ikuti jadwal
            resmi setempat. Data kota: GeoNames, CC BY 4.0.
          </p>
        </Card>
        <CarryClock />
        <ShareClock />
      </div>
      <div className="not-on-tv mt-5 flex flex-wrap items-center gap-3">
        <Button data-action="full-screen" className="flex-1 sm:flex-none">
          <Maximize aria-hidden className="size-5" />
          Layar penuh
        </Button>
        {/* The settings travel in the URL: so it can be bookmarked, or sent to the television's browser. */}
        <ButtonLink
          href={clockLinks(defaultSettings, '').tv}
          data-clock-link="tv"
          variant="secondary"
          className="w-full sm:w-auto"
        >
          <Tv aria-hidden className="size-5" />
          Tampilan untuk TV
        </ButtonLink>
      </div>
    </>
  );
}

/** The settings on their way to a box without internet. `islands/clock/carry.ts` fills it. */
function CarryClock() {
  return (
    <Card className="mt-5 space-y-4">
      <h2 data-carry="title" className="font-bold text-ink text-lg">
        Bawa ke perangkat
      </h2>
      <p className="text-ink-muted text-sm">
        Perangkat memindai QR ini tanpa internet, atau membaca berkasnya dari USB.
      </p>
      <Button data-action="carry-clock" className="group w-full sm:w-auto">
        <QrCode aria-hidden className="size-5 group-aria-busy:hidden" />
        <Spinner className="hidden group-aria-busy:block" />
        <span data-carry="button">Tampilkan QR untuk perangkat</span>
      </Button>
      <p role="status" data-carry="status" className="text-brand-text text-sm empty:hidden" />
      <div data-carry="result" hidden className="space-y-3">
        <div data-carry="qr" className="max-w-80 overflow-hidden rounded-control" />
        <a
          data-carry="file"
          href="#berkas"
          download="jam-masjid.jms"
          className={buttonStyle('secondary', 'regular', 'w-full sm:w-auto')}
        >
          <Download aria-hidden className="size-5" />
          Unduh berkas .jms
        </a>
      </div>
    </Card>
  );
}
