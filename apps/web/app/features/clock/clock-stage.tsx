import { Maximize, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '~/components/ui/buttons/button';
import { classNames } from '~/lib/browser/class-names';
import { ClockDisplay } from './display/clock-display';
import { useFullScreen } from './use-full-screen';
import { usePinned } from './use-pinned';
import { useRecentMovement } from './use-recent-movement';
import { useWakeLock } from './use-wake-lock';

interface ClockStageProps {
  /** What is set, right under the display. */
  children: ReactNode;
  /** What else can be done with it, beside the way to the whole screen. */
  actions: ReactNode;
}

const whereItStands = 'relative size-full overflow-hidden rounded-card shadow-float';
/** At the upper edge, while one sets what it shows: as large as its place has room, in the end small. */
const pinned =
  'fixed top-0 left-1/2 z-40 h-[max(13rem,var(--clock-room))] w-full -translate-x-1/2 overflow-hidden shadow-float sm:top-3 sm:aspect-video sm:h-[max(15rem,var(--clock-room)-0.75rem)] sm:w-auto sm:rounded-card';

/** The box of fixed shape that holds the display, its controls, and its way to the whole screen. */
export function ClockStage({ children, actions }: ClockStageProps) {
  const place = useRef<HTMLDivElement>(null);
  const settings = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const { isFull, enter, leave } = useFullScreen(box);
  const isPinned = usePinned({ place, box, settings }) && !isFull;
  useWakeLock(isFull);
  const isExitShown = useRecentMovement(isFull);
  return (
    <>
      <div ref={place} className="aspect-4/5 sm:aspect-video">
        <div
          ref={box}
          data-full={isFull || undefined}
          data-pinned={isPinned || undefined}
          className={classNames(
            'clock-stage',
            isFull ? 'fixed inset-0 z-50' : isPinned ? pinned : whereItStands,
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
      </div>
      <div ref={settings}>{children}</div>
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
