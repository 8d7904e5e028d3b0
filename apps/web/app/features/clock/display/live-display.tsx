import type { ClockEngine } from '../engine/clock-engine';
import { posterFace } from '../engine/poster-face';
import { useShownTime } from '../engine/use-shown-time';
import type { ClockSettings } from '../settings/clock-settings';
import { ClockDisplay } from './clock-display';

interface DarkNoteProps {
  onSkip: () => void;
}

/** A visitor could take the dark display for a broken one. On the wall, over the whole screen, it is not shown. */
function DarkNote({ onSkip }: DarkNoteProps) {
  return (
    <div className="absolute inset-x-4 bottom-4 flex flex-wrap items-center justify-center gap-x-3 text-center text-sm text-white/85 group-data-full:hidden">
      <p>Layar sengaja gelap selama sholat.</p>
      <button
        type="button"
        onClick={onSkip}
        className="min-h-11 font-semibold text-white underline underline-offset-4"
      >
        Lihat tampilan biasa
      </button>
    </div>
  );
}

interface LiveDisplayProps {
  /** Undefined until it is loaded: the still picture then carries what was chosen so far. */
  engine: ClockEngine | undefined;
  settings: ClockSettings;
  travelledMs: number;
  /** Where the display is only looked at: leads out of the dark of a prayer. */
  onSkipPrayer?: () => void;
}

export function LiveDisplay({ engine, ...shown }: LiveDisplayProps) {
  if (engine) return <RunningDisplay engine={engine} {...shown} />;
  const { mosque, theme, runningText } = shown.settings;
  return <ClockDisplay face={{ ...posterFace, mosque, theme, runningText }} />;
}

interface RunningDisplayProps extends LiveDisplayProps {
  engine: ClockEngine;
}

function RunningDisplay(props: RunningDisplayProps) {
  const { engine, settings, travelledMs, onSkipPrayer } = props;
  const shownMs = useShownTime(travelledMs);
  const place = engine.choosePlace(engine.cities, settings);
  const face = engine.composeFace(settings, place, shownMs);
  return (
    <>
      <ClockDisplay face={face} />
      {onSkipPrayer && face.phase === 'prayer' && <DarkNote onSkip={onSkipPrayer} />}
    </>
  );
}
