import { ClockDisplay } from './clock-display';
import type { ClockEngine } from './clock-engine';
import type { ClockSettings } from './clock-settings';
import { posterFace } from './poster-face';
import { useShownTime } from './use-shown-time';

interface LiveDisplayProps {
  /** Undefined until it is loaded: the still picture then carries what was chosen so far. */
  engine: ClockEngine | undefined;
  settings: ClockSettings;
  travelledMs: number;
}

export function LiveDisplay({ engine, settings, travelledMs }: LiveDisplayProps) {
  if (engine) return <RunningDisplay {...{ engine, settings, travelledMs }} />;
  const { mosque, theme, runningText } = settings;
  return <ClockDisplay face={{ ...posterFace, mosque, theme, runningText }} />;
}

interface RunningDisplayProps extends LiveDisplayProps {
  engine: ClockEngine;
}

function RunningDisplay({ engine, settings, travelledMs }: RunningDisplayProps) {
  const shownMs = useShownTime(travelledMs);
  const place = engine.choosePlace(engine.cities, settings);
  return <ClockDisplay face={engine.composeFace(settings, place, shownMs)} />;
}
