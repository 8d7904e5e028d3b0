import { useState } from 'react';
import { Card } from '~/components/ui/card';
import { ClockControls } from './clock-controls';
import { ClockStage } from './clock-stage';
import { LiveDisplay } from './live-display';
import { ShareLink } from './share-link';
import { TimeTravel } from './time-travel';
import { useClockEngine } from './use-clock-engine';
import { useClockSettings } from './use-clock-settings';

/**
 * The mosque clock in the browser. It may be drawn at once, also while prerendering: it begins as a
 * still picture, loads its engine after the first paint and never changes its size by that.
 */
export default function ClockDemo() {
  const engine = useClockEngine();
  const [settings, change] = useClockSettings();
  const [travelledMs, setTravelledMs] = useState(0);
  const place = engine?.choosePlace(engine.cities, settings);

  return (
    <>
      <ClockStage actions={<ShareLink settings={settings} />}>
        <LiveDisplay engine={engine} settings={settings} travelledMs={travelledMs} />
      </ClockStage>
      <Card className="mt-5 space-y-6">
        <ClockControls
          engine={engine}
          settings={settings}
          cityName={place?.label ?? ''}
          onChange={change}
        />
        <TimeTravel
          engine={engine}
          place={place}
          travelledMs={travelledMs}
          onTravel={setTravelledMs}
        />
        <p className="text-ink-muted text-xs">
          Waktu sholat dihitung di HP Anda menurut kriteria Kemenag; untuk ibadah, tetap ikuti
          jadwal resmi setempat. Data kota: GeoNames, CC BY 4.0.
        </p>
      </Card>
    </>
  );
}
