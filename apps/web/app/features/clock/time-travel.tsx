import { useId } from 'react';
import { Button } from '~/components/ui/button';
import type { ClockEngine } from './clock-engine';
import type { Phase } from './clock-state';
import { POSTER_MOMENT } from './poster-face';
import type { Place } from './prayer-times';
import { useShownTime } from './use-shown-time';
import { clockTime, startOfDay, wallTime } from './zone';

const MINUTE_MS = 60_000;
const LAST_MINUTE = 24 * 60 - 1;

const jumps: [Phase, string][] = [
  ['adhan', 'Adzan'],
  ['iqomah', 'Iqomah'],
  ['prayer', 'Sholat'],
  ['khutbah', 'Khutbah Jumat'],
];

interface TimeTravelProps {
  engine: ClockEngine | undefined;
  /** Undefined as long as the engine is. */
  place: Place | undefined;
  travelledMs: number;
  onTravel: (travelledMs: number) => void;
}

/** Moves the display to any time of the day, or straight to what it does at prayer time. */
export function TimeTravel({ engine, place, travelledMs, onTravel }: TimeTravelProps) {
  const sliderId = useId();
  const runningMs = useShownTime(travelledMs);
  const shownMs = place ? runningMs : Date.parse(POSTER_MOMENT);
  const zone = place?.zone ?? 'WIB';
  const { hour, minute } = wallTime(shownMs, zone);
  const travelTo = (targetMs: number) => onTravel(targetMs - Date.now());
  const jump = (phase: Phase) => {
    const targetMs = place && engine?.nextMomentOf(phase, place, shownMs);
    if (targetMs !== undefined) travelTo(targetMs);
  };

  return (
    <div>
      <label htmlFor={sliderId} className="block font-semibold text-ink text-sm">
        Geser waktunya
      </label>
      <input
        id={sliderId}
        type="range"
        min={0}
        max={LAST_MINUTE}
        value={hour * 60 + minute}
        aria-valuetext={`${clockTime(shownMs, zone)} ${zone}`}
        disabled={!engine}
        onChange={({ target }) =>
          travelTo(startOfDay(shownMs, zone) + Number(target.value) * MINUTE_MS)
        }
        className="h-11 w-full cursor-pointer accent-brand"
      />
      <p className="mb-2 text-ink-muted text-sm">Atau lihat tampilannya saat:</p>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {jumps.map(([phase, label]) => (
          <Button key={phase} variant="secondary" disabled={!engine} onClick={() => jump(phase)}>
            {label}
          </Button>
        ))}
        <Button
          variant="ghost"
          disabled={travelledMs === 0}
          onClick={() => onTravel(0)}
          className="col-span-2 text-brand-text"
        >
          Kembali ke waktu sekarang
        </Button>
      </div>
    </div>
  );
}
