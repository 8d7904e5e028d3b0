import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '~/lib/browser/class-names';
import { LiveDisplay } from './display/live-display';
import { useClockEngine } from './engine/use-clock-engine';
import { EngineNotice } from './engine-notice';
import { formatLink } from './settings/clock-settings';
import { useClockSettings } from './settings/use-clock-settings';
import { useRecentMovement } from './use-recent-movement';
import { useWakeLock } from './use-wake-lock';

/** Nothing but the display, for a browser on a television. Who moves the mouse finds the way out. */
export function FullClock() {
  const { engine, hasFailed } = useClockEngine();
  const [settings] = useClockSettings();
  const isLinkShown = useRecentMovement(true);
  useWakeLock(true);
  return (
    <div className="fixed inset-0">
      <LiveDisplay engine={engine} settings={settings} travelledMs={0} />
      {/* Else a wall would show another city's time under the mosque's own name. */}
      {hasFailed && (
        <EngineNotice className="absolute inset-x-4 bottom-4 sm:mx-auto sm:max-w-3xl sm:text-2xl" />
      )}
      <Link
        to={formatLink(settings)}
        className={classNames(
          'absolute top-4 right-4 inline-flex min-h-11 items-center gap-2 rounded-full bg-black/70 px-4 font-semibold text-sm text-white transition-opacity duration-300 focus-visible:opacity-100',
          isLinkShown ? 'opacity-100' : 'opacity-0',
        )}
      >
        <Settings aria-hidden className="size-5" />
        Atur jam
      </Link>
    </div>
  );
}
