import { Tv } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { Card } from '~/components/ui/content/card';
import { ClockStage } from './clock-stage';
import { LiveDisplay } from './display/live-display';
import { POSTER_CITY } from './engine/poster-face';
import { PRAYER_MS } from './engine/prayer-length';
import { useClockEngine } from './engine/use-clock-engine';
import { EngineNotice } from './engine-notice';
import { LookControls } from './look-controls';
import { PhaseJumps } from './phase-jumps';
import { PlaceControls } from './place-controls';
import { type ClockSettings, formatTvLink } from './settings/clock-settings';
import { useClockSettings } from './settings/use-clock-settings';
import { ShareLink } from './share-link';
import { TimeSlider } from './time-slider';

/**
 * The mosque clock in the browser. It may be drawn at once, also while prerendering: it begins as a
 * still picture, loads its engine after the first paint and does not change its size by that.
 */
export default function ClockDemo() {
  const { engine, hasFailed } = useClockEngine();
  const [settings, change] = useClockSettings();
  const [travelledMs, setTravelledMs] = useState(0);
  const place = engine?.choosePlace(engine.cities, settings);
  const travel = { travelledMs, onTravel: setTravelledMs };

  return (
    <ClockStage
      display={
        <LiveDisplay
          engine={engine}
          settings={settings}
          travelledMs={travelledMs}
          onSkipPrayer={() => setTravelledMs(travelledMs + PRAYER_MS)}
        />
      }
      actions={
        <>
          <ShareLink settings={settings} />
          <TvLink settings={settings} />
        </>
      }
    >
      {hasFailed && <EngineNotice className="mt-3" />}
      {/* First, so that on a phone the display is in sight while its time moves. */}
      <div className="mt-4 space-y-3">
        <TimeSlider placeZone={place?.zone} {...travel} />
        <PhaseJumps engine={engine} place={place} {...travel} />
      </div>
      <Card className="mt-5 space-y-6">
        <noscript>
          <p className="text-ink">
            Jam di atas hanya contoh. Agar berjalan dan dapat diatur, nyalakan JavaScript di
            pengaturan browser, lalu muat ulang halaman.
          </p>
        </noscript>
        <PlaceControls
          engine={engine}
          settings={settings}
          cityName={place?.label ?? POSTER_CITY}
          onChange={change}
        />
        <LookControls settings={settings} onChange={change} />
        <p className="text-ink-muted text-xs">
          Waktu sholat dihitung di HP Anda dengan cara Kemenag. Untuk ibadah, tetap ikuti jadwal
          resmi setempat. Data kota: GeoNames, CC BY 4.0.
        </p>
      </Card>
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
