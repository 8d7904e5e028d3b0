import { useState } from 'react';
import { Alert } from '~/components/ui/alert';
import { Card } from '~/components/ui/card';
import { ClockStage } from './clock-stage';
import { LiveDisplay } from './live-display';
import { LookControls } from './look-controls';
import { PhaseJumps } from './phase-jumps';
import { PlaceControls } from './place-controls';
import { ShareLink } from './share-link';
import { TimeSlider } from './time-slider';
import { useClockEngine } from './use-clock-engine';
import { useClockSettings } from './use-clock-settings';

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
    <>
      <ClockStage actions={<ShareLink settings={settings} />}>
        <LiveDisplay engine={engine} settings={settings} travelledMs={travelledMs} />
      </ClockStage>
      {hasFailed && (
        <Alert tone="info" className="mt-3">
          Jam belum termuat karena internet terputus. Waktu di atas hanya contoh; kami mencoba lagi
          sendiri.
        </Alert>
      )}
      <Card className="mt-5 space-y-6">
        <PlaceControls
          engine={engine}
          settings={settings}
          cityName={place?.label ?? ''}
          onChange={change}
        />
        <LookControls settings={settings} onChange={change} />
        <TimeSlider placeZone={place?.zone} {...travel} />
        <PhaseJumps engine={engine} place={place} {...travel} />
        <p className="text-ink-muted text-xs">
          Waktu sholat dihitung di HP Anda dengan cara Kemenag. Untuk ibadah, tetap ikuti jadwal
          resmi setempat. Data kota: GeoNames, CC BY 4.0.
        </p>
      </Card>
    </>
  );
}
