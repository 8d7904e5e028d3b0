// Moves on by itself, but never under someone's eyes or fingers: it waits while it is pointed at, has the
// focus, is touched or was paused, and it does not start for people who asked for less motion.
const AUTOPLAY_MS = 2500;
const NEAR = { rootMargin: '200px' };

/** Starts when the pictures are about to be visible. */
export function startCarouselInSight(): void {
  const carousel = document.querySelector<HTMLElement>('[data-carousel]');
  if (!carousel) return;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return;
    observer.disconnect();
    start(carousel);
  }, NEAR);
  observer.observe(carousel);
}

function start(carousel: HTMLElement): void {
  const row = carousel.querySelector<HTMLElement>('[data-viewport]');
  const pause = carousel.querySelector<HTMLButtonElement>('[data-pause]');
  const dots = [...carousel.querySelectorAll<HTMLButtonElement>('[data-dot]')];
  if (!row || !pause) return;
  // Fetched now, or the first turn would show an empty frame.
  for (const picture of carousel.querySelectorAll('img')) picture.loading = 'eager';
  carousel.dataset.moving = '';
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const reasonsToWait = new Set<string>();
  let timer: ReturnType<typeof setTimeout>;

  const shown = () => Math.round(row.scrollLeft / row.clientWidth);
  const show = (index: number) =>
    row.scrollTo({
      left: index * row.clientWidth,
      behavior: lessMotion.matches ? 'instant' : 'smooth',
    });
  // Every picture gets its whole time.
  const goOn = () => {
    clearTimeout(timer);
    if (reasonsToWait.size > 0 || lessMotion.matches) return;
    timer = setTimeout(() => show((shown() + 1) % dots.length), AUTOPLAY_MS);
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
  row.addEventListener('touchstart', () => wait('touch', true), { passive: true });
  row.addEventListener('touchend', () => wait('touch', false));
  row.addEventListener('touchcancel', () => wait('touch', false));
  row.addEventListener('scroll', () => {
    for (const [index, dot] of dots.entries()) dot.ariaCurrent = String(index === shown());
    goOn();
  });
  for (const [index, dot] of dots.entries()) dot.addEventListener('click', () => show(index));
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
