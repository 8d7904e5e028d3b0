import { clockTime, startOfDay, wallTime, type Zone } from '@timesync/clock';
import { useId } from 'react';
import { useShownTime } from './running/use-shown-time';

const MINUTE_MS = 60_000;
const LAST_MINUTE = 24 * 60 - 1;

interface TimeSliderProps {
  /** Undefined until the engine is there. */
  placeZone: Zone | undefined;
  travelledMs: number;
  onTravel: (travelledMs: number) => void;
}

/** Moves the display to any time of the day; from there it runs on. */
export function TimeSlider({ placeZone, travelledMs, onTravel }: TimeSliderProps) {
  const id = useId();
  const shownMs = useShownTime(travelledMs);
  const zone = placeZone ?? 'WIB';
  const { hour, minute } = wallTime(shownMs, zone);
  // The prerendered page must look the same in whichever minute it is read.
  const minuteOfDay = placeZone ? hour * 60 + minute : LAST_MINUTE / 2;
  const shown = placeZone ? `${clockTime(shownMs, zone)} ${zone}` : '--:--';
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-ink text-sm">
        <label htmlFor={id} className="font-semibold">
          Geser waktunya
        </label>
        {/* The slider itself says it to who cannot see. */}
        <span
          aria-hidden
          className="whitespace-nowrap font-bold text-base text-brand-text tabular-nums"
        >
          {shown}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={LAST_MINUTE}
        value={minuteOfDay}
        aria-valuetext={shown}
        disabled={!placeZone}
        onChange={({ target }) => {
          const targetMs = startOfDay(shownMs, zone) + Number(target.value) * MINUTE_MS;
          onTravel(targetMs - Date.now());
        }}
        className="block h-11 w-full cursor-pointer accent-brand"
      />
    </div>
  );
}
