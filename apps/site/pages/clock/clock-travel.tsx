import type { Phase } from '@timesync/clock';
import { Button } from '@timesync/ui';

const LAST_MINUTE = 24 * 60 - 1;

/** Moves the display to any time of the day; from there it runs on. */
export function TimeSlider() {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-ink text-sm">
        <label htmlFor="geser-waktu" className="font-semibold">
          Geser waktunya
        </label>
        {/* Screen readers get it from the slider itself. */}
        <span
          aria-hidden
          data-clock-shown=""
          className="whitespace-nowrap font-bold text-base text-brand-text tabular-nums"
        >
          --:--
        </span>
      </div>
      <input
        id="geser-waktu"
        data-clock-slider=""
        type="range"
        min={0}
        max={LAST_MINUTE}
        defaultValue={LAST_MINUTE / 2}
        aria-valuetext="--:--"
        disabled
        className="block h-11 w-full cursor-pointer accent-brand"
      />
    </div>
  );
}

const jumps: [Phase, string][] = [
  ['adhan', 'Adzan'],
  ['iqomah', 'Iqomah'],
  ['prayer', 'Sholat'],
  ['khutbah', 'Khutbah'],
  ['tarhim', 'Tarhim'],
  ['dark', 'Gelap'],
];

/** Straight to what the display does at prayer time. */
export function PhaseJumps() {
  return (
    <div>
      <p className="mb-2 font-semibold text-ink text-sm">Lihat tampilannya saat</p>
      {/* In rows, as narrow as they must be: they act on the display above, which stays in sight. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2 sm:flex sm:flex-wrap">
        {jumps.map(([phase, label]) => (
          <Button
            key={phase}
            variant="secondary"
            data-action="jump"
            data-phase={phase}
            disabled={phase === 'tarhim' || phase === 'dark'}
            className="px-1 sm:px-4"
          >
            {label}
          </Button>
        ))}
        <Button
          variant="quiet"
          data-action="now"
          disabled
          className="col-span-full text-brand-text"
        >
          Kembali ke waktu sekarang
        </Button>
      </div>
    </div>
  );
}
