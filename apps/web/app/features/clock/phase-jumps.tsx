import type { Phase, Place } from '@timesync/clock';
import { Button } from '~/components/ui/buttons/button';
import { useIsHydrated } from '~/lib/browser/use-is-hydrated';
import type { ClockEngine } from './running/clock-engine';

const jumps: [Phase, string][] = [
  ['adhan', 'Adzan'],
  ['iqomah', 'Iqomah'],
  ['prayer', 'Sholat'],
  ['khutbah', 'Khutbah'],
];

interface PhaseJumpsProps {
  engine: ClockEngine | undefined;
  /** Undefined as long as the engine is. */
  place: Place | undefined;
  travelledMs: number;
  onTravel: (travelledMs: number) => void;
}

/** Straight to what the display does at prayer time, for people who do not want to wait for it. */
export function PhaseJumps({ engine, place, travelledMs, onTravel }: PhaseJumpsProps) {
  // Before the app is there a tap is kept for it.
  const isDead = useIsHydrated() && !engine;
  const jump = (phase: Phase) => {
    const nowMs = Date.now();
    const targetMs = place && engine?.nextMomentOf(phase, place, nowMs + travelledMs);
    if (targetMs !== undefined) onTravel(targetMs - nowMs);
  };
  return (
    <div>
      <p className="mb-2 font-semibold text-ink text-sm">Lihat tampilannya saat</p>
      {/* Four in a row, as narrow as they must be: they act on the display above, which stays in sight. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2 sm:flex sm:flex-wrap">
        {jumps.map(([phase, label]) => (
          <Button
            key={phase}
            variant="secondary"
            disabled={isDead}
            onClick={() => jump(phase)}
            className="px-1 sm:px-4"
          >
            {label}
          </Button>
        ))}
        <Button
          variant="ghost"
          disabled={travelledMs === 0}
          onClick={() => onTravel(0)}
          className="col-span-full text-brand-text"
        >
          Kembali ke waktu sekarang
        </Button>
      </div>
    </div>
  );
}
