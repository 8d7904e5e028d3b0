// Moves on by itself, but never under someone's eyes or fingers: it waits while it is pointed at, has the
// focus, is dragged or was paused, and it does not start for people who asked for less motion.
const AUTOPLAY_MS = 2500;
const NEAR = { rootMargin: '200px' };

/** Its code is loaded when the pictures are about to be visible. */
export function startCarouselInSight(): void {
  const carousel = document.querySelector<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    void start(carousel);
  }, NEAR);
  observer.observe(carousel);
}

async function start(carousel: HTMLElement): Promise<void> {
  const row = carousel.querySelector<HTMLElement>('[data-viewport]');
  const pause = carousel.querySelector<HTMLButtonElement>('[data-pause]');
  const dots = [...carousel.querySelectorAll<HTMLButtonElement>('[data-dot]')];
  const { default: startEmbla } = await import('embla-carousel');
  if (!row || !pause) return;
  // Fetched now, or the first turn would show an empty frame.
  for (const picture of carousel.querySelectorAll('img')) picture.loading = 'eager';
  carousel.dataset.moving = '';
  row.tabIndex = -1;
  // The row may have been scrolled before this script ran.
  row.scrollLeft = 0;
  const embla = startEmbla(row, { loop: true });
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const reasonsToWait = new Set<string>();
  let timer: ReturnType<typeof setTimeout>;

  // Every picture gets its whole time.
  const goOn = () => {
    clearTimeout(timer);
    if (reasonsToWait.size > 0 || lessMotion.matches) return;
    timer = setTimeout(() => embla.scrollNext(), AUTOPLAY_MS);
  };
  const wait = (reason: string, isWaiting: boolean) => {
    if (isWaiting) reasonsToWait.add(reason);
    else reasonsToWait.delete(reason);
    goOn();
  };

  carousel.addEventListener('mouseenter', () => wait('pointer', true));
  carousel.addEventListener('mouseleave', () => wait('pointer', false));
  carousel.addEventListener('focusin', () => wait('focus', true));
  carousel.addEventListener('focusout', () => wait('focus', false));
  embla.on('pointerDown', () => wait('drag', true));
  embla.on('pointerUp', () => wait('drag', false));
  embla.on('select', () => {
    for (const [index, dot] of dots.entries()) {
      dot.ariaCurrent = String(index === embla.selectedScrollSnap());
    }
    goOn();
  });
  for (const [index, dot] of dots.entries()) {
    dot.addEventListener('click', () => embla.scrollTo(index, lessMotion.matches));
  }
  pause.addEventListener('click', () => {
    const isPaused = pause.toggleAttribute('data-paused');
    pause.ariaLabel = isPaused ? 'Jalankan gambar' : 'Hentikan gambar';
    wait('button', isPaused);
  });
  const followMotion = () => {
    pause.hidden = lessMotion.matches;
    goOn();
  };
  lessMotion.addEventListener('change', followMotion);
  followMotion();
}
