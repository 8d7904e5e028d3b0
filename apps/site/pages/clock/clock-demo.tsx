import { defaultSettings } from '@timesync/clock';
import { Button, Card } from '@timesync/ui';
import { Maximize, Tv } from 'lucide-react';
import { clockLinks } from '../../islands/clock/links';
import { ButtonLink } from '../frame/button-link';
import { CarryClock } from './carry-clock';
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
