import { Maximize, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { classNames } from '~/lib/class-names';
import { useFullScreen } from './use-full-screen';
import { useRecentMovement } from './use-recent-movement';
import { useWakeLock } from './use-wake-lock';

/** The box of fixed shape that holds the display, and its way to the whole screen. */
export function ClockStage({ actions, children }: { actions: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { isFull, enter, leave } = useFullScreen(box);
  useWakeLock(isFull);
  const isExitShown = useRecentMovement(isFull);
  return (
    <>
      <div
        ref={box}
        className={
          isFull
            ? 'fixed inset-0 z-50'
            : 'aspect-4/5 overflow-hidden rounded-card shadow-float sm:aspect-video'
        }
      >
        {children}
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
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button onClick={enter} className="flex-1 sm:flex-none">
          <Maximize aria-hidden className="size-5" />
          Layar penuh
        </Button>
        {actions}
      </div>
    </>
  );
}
