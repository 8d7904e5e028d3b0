import { Maximize, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { classNames } from '~/lib/browser/class-names';
import { ClockDisplay } from './display/clock-display';
import { useFullScreen } from './use-full-screen';
import { useRecentMovement } from './use-recent-movement';
import { useWakeLock } from './use-wake-lock';

interface ClockStageProps {
  /** What is set, right under the display. */
  children: ReactNode;
  /** What else can be done with it, beside the way to the whole screen. */
  actions: ReactNode;
}

/** The box of fixed shape that holds the display, its controls, and its way to the whole screen. */
export function ClockStage({ children, actions }: ClockStageProps) {
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
          'clock-stage group',
          isFull
            ? 'fixed inset-0 z-50'
            : 'relative aspect-4/5 overflow-hidden rounded-card shadow-float sm:aspect-video',
        )}
      >
        <ClockDisplay />
        <DarkNote />
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
        <Button onClick={enter} className="flex-1 sm:flex-none">
          <Maximize aria-hidden className="size-5" />
          Layar penuh
        </Button>
        {actions}
      </div>
    </>
  );
}

/** A visitor could take the dark display for a broken one. On the wall, over the whole screen, it is not shown. */
function DarkNote() {
  return (
    <div className="clock-dark-note absolute inset-x-4 bottom-4 flex-wrap items-center justify-center gap-x-3 text-center text-sm text-white/85">
      <p>Layar sengaja gelap selama sholat.</p>
      <button
        type="button"
        data-skip-prayer=""
        className="min-h-11 font-semibold text-white underline underline-offset-4"
      >
        Lihat tampilan biasa
      </button>
    </div>
  );
}
