import { screens } from '@timesync/contract';
import { useState } from 'react';
import { Link } from 'react-router';
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
export default function ClockDemo({ isCompact = false }: { isCompact?: boolean }) {
  const engine = useClockEngine();
  const [settings, change] = useClockSettings();
  const [travelledMs, setTravelledMs] = useState(0);
  const place = engine?.choosePlace(engine.cities, settings);
  const travel = { travelledMs, onTravel: setTravelledMs };

  return (
    <>
      <ClockStage actions={<ShareLink settings={settings} />}>
        <LiveDisplay engine={engine} settings={settings} travelledMs={travelledMs} />
      </ClockStage>
      <Card className="mt-5 space-y-6">
        <PlaceControls
          engine={engine}
          settings={settings}
          cityName={place?.label ?? ''}
          onChange={change}
        />
        {!isCompact && <LookControls settings={settings} onChange={change} />}
        {!isCompact && <TimeSlider placeZone={place?.zone} {...travel} />}
        <PhaseJumps engine={engine} place={place} {...travel} />
        <p className="text-ink-muted text-xs">
          {isCompact && (
            <Link to={screens.clock} className="inline-flex min-h-11 items-center underline">
              Ubah tema, teks berjalan, dan waktu
            </Link>
          )}
          <span className="block">
            Waktu sholat dihitung di HP Anda dengan cara Kemenag. Untuk ibadah, tetap ikuti jadwal
            resmi setempat. Data kota: GeoNames, CC BY 4.0.
          </span>
        </p>
      </Card>
    </>
  );
}
