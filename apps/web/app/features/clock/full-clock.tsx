import { formatLink } from '@timesync/clock';
import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '~/lib/browser/class-names';
import { ClockDisplay } from './display/clock-display';
import { EngineNotice } from './engine-notice';
import { useClock } from './running/use-clock';
import { useRecentMovement } from './use-recent-movement';
import { useWakeLock } from './use-wake-lock';

/** Nothing but the display, for a browser on a television. Who moves the mouse finds the way out. */
export function FullClock() {
  const { settings, hasFailed } = useClock();
  const isLinkShown = useRecentMovement(true);
  useWakeLock(true);
  return (
    <div className="fixed inset-0">
      <ClockDisplay />
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
