import { type ClockSettings, findRegion, formatTvLink } from '@timesync/clock';
import { Tv } from 'lucide-react';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { Card } from '~/components/ui/content/card';
import { ClockStage } from './clock-stage';
import { EngineNotice } from './engine-notice';
import { LookControls } from './look-controls';
import { PhaseJumps } from './phase-jumps';
import { PlaceControls } from './place-controls';
import { clockStore } from './running/clock-store';
import { useClock } from './running/use-clock';
import { ShareClock } from './share-clock';
import { TimeSlider } from './time-slider';

/** The mosque clock in the browser, with all that can be set but its name. */
export default function ClockDemo() {
  const { engine, hasFailed, settings, travelledMs } = useClock();
  const place = engine?.choosePlace(engine.cities, settings);
  const travel = { travelledMs, onTravel: clockStore.travel };

  return (
    <ClockStage actions={<TvLink settings={settings} />}>
      {hasFailed && <EngineNotice className="mt-3" />}
      {/* First, so that on a phone the display is in sight while its time moves. */}
      <div className="mt-4 space-y-3">
        <TimeSlider placeZone={place?.zone} {...travel} />
        <PhaseJumps engine={engine} place={place} {...travel} />
      </div>
      <Card className="mt-5 space-y-6">
        <noscript>
          <p className="text-ink">
            Agar jam di atas berjalan dan dapat diatur, nyalakan JavaScript di pengaturan browser,
            lalu muat ulang halaman.
          </p>
        </noscript>
        <PlaceControls
          engine={engine}
          cityName={place?.label ?? findRegion(settings.citySlug).region}
          onChange={clockStore.change}
        />
        <LookControls settings={settings} onChange={clockStore.change} />
        <p className="text-ink-muted text-xs">
          Waktu sholat dihitung di HP Anda dengan cara Kemenag. Untuk ibadah, tetap ikuti jadwal
          resmi setempat. Data kota: GeoNames, CC BY 4.0.
        </p>
      </Card>
      <ShareClock settings={settings} />
    </ClockStage>
  );
}

/** The settings travel in the URL: so it can be bookmarked, or sent to the television's browser. */
function TvLink({ settings }: { settings: ClockSettings }) {
  return (
    <ButtonLink to={formatTvLink(settings)} variant="secondary" className="w-full sm:w-auto">
      <Tv aria-hidden className="size-5" />
      Tampilan untuk TV
    </ButtonLink>
  );
}
