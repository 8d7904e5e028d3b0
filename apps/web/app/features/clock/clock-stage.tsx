import { Maximize, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { classNames } from '~/lib/browser/class-names';
import { useIsHydrated } from '~/lib/browser/use-is-hydrated';
import { useFullScreen } from './use-full-screen';
import { useRecentMovement } from './use-recent-movement';
import { useWakeLock } from './use-wake-lock';

interface ClockStageProps {
  display: ReactNode;
  /** What is set, right under the display. */
  children: ReactNode;
  /** What else can be done with it, beside the way to the whole screen. */
  actions: ReactNode;
}

/** The box of fixed shape that holds the display, its controls, and its way to the whole screen. */
export function ClockStage({ display, children, actions }: ClockStageProps) {
  const isHydrated = useIsHydrated();
  const box = useRef<HTMLDivElement>(null);
  const { isFull, enter, leave } = useFullScreen(box);
  useWakeLock(isFull);
  const isExitShown = useRecentMovement(isFull);
  return (
    <>
      <div
        ref={box}
        data-full={isFull || undefined}
        className={classNames(
          'group',
          isFull
            ? 'fixed inset-0 z-50'
            : 'relative aspect-4/5 overflow-hidden rounded-card shadow-float sm:aspect-video',
        )}
      >
        {display}
        {isFull && (
          <button
            type="button"
            onClick={leave}
            className={classNames(
              'absolute top-4 right-4 inline-flex min-h-11 items-center gap-2 rounded-full bg-black/70 px-4 font-semibold text-sm text-white transition-opacity duration-300 focus-visible:opacity-100',
              isExitShown ? 'opacity-100' : 'opacity-0',
            )}
          >
            <X aria-hidden className="size-5" />
            Keluar dari layar penuh
          </button>
        )}
      </div>
      {children}
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button disabled={!isHydrated} onClick={enter} className="flex-1 sm:flex-none">
          <Maximize aria-hidden className="size-5" />
          Layar penuh
        </Button>
        {actions}
      </div>
    </>
  );
}
