// Moves on by itself, but never under someone's eyes or fingers: it waits while it is pointed at, has
// the focus, is dragged or was paused, and it does not start where people asked for less motion.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '~/lib/browser/class-names';
import { CarouselBar } from './carousel-bar';
import { MediaPicture } from './media-picture';
import { useCarousel } from './use-carousel';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True until the browser has said otherwise: what does not move needs no excuse. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
}

/** The four pictures of the carousel, `layar-1` to `layar-4`; scripts/commands/make-pictures.mjs draws them. */
const screenshots = [
  { name: 'layar-1', caption: 'Jam besar dan jadwal sholat sehari penuh' },
  { name: 'layar-2', caption: 'Pilihan tema yang serasi dengan masjid Anda' },
  { name: 'layar-3', caption: 'Hitung mundur menuju iqomah' },
  { name: 'layar-4', caption: 'Layar memberi tahu saat adzan tiba' },
] as const;

const AUTOPLAY_MS = 2500;

export function ScreenshotCarousel() {
  const viewport = useRef<HTMLDivElement>(null);
  const { api, selected, isDragged } = useCarousel(viewport);
  const [isHovered, setIsHovered] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const isStill = useReducedMotion();
  const isWaiting = isHovered || hasFocus || isDragged || isPaused || isStill;

  // biome-ignore lint/correctness/useExhaustiveDependencies: every picture gets its whole time
  useEffect(() => {
    if (!api || isWaiting) return;
    const timer = setTimeout(() => api.scrollNext(), AUTOPLAY_MS);
    return () => clearTimeout(timer);
  }, [api, isWaiting, selected]);

  return (
    <section
      data-wakes=""
      aria-roledescription="korsel"
      aria-label="Tangkapan layar"
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      {/* Until the code is there, and without JavaScript, a row that is pushed by hand or by keys. */}
      <div
        ref={viewport}
        tabIndex={api ? -1 : 0}
        className={classNames(
          'rounded-card',
          api ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto [scrollbar-width:none]',
        )}
      >
        <ul className="flex touch-pan-y">
          {screenshots.map(({ name, caption }, index) => (
            <li
              key={name}
              aria-label={`${index + 1} dari ${screenshots.length}`}
              className="min-w-0 flex-[0_0_100%] snap-start px-1"
            >
              <figure>
                <MediaPicture
                  name={name}
                  alt=""
                  isLazy
                  className="aspect-video w-full rounded-card bg-deep object-cover"
                />
                <figcaption className="mt-3 text-center font-semibold text-ink">
                  {caption}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      <CarouselBar
        count={screenshots.length}
        selected={selected}
        isReady={api !== undefined}
        onSelect={(index) => api?.scrollTo(index, isStill)}
        pause={isStill ? undefined : { isPaused, onToggle: () => setIsPaused(!isPaused) }}
      />
    </section>
  );
}
