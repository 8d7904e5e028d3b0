// What is focused or scrolled into sight comes to lie above the sticky bar of a dialog or of the page,
// however high that is.

/** Also for an alert that appears together with a change of the bar: the observer hears of it later. */
export function keepClearOfBar(inside: Element): void {
  const scroller = scrollerOf(inside);
  const bar = scroller.querySelector<HTMLElement>('[data-sticky-bar]');
  if (bar) scroller.style.scrollPaddingBottom = `calc(${bar.offsetHeight}px + 0.5rem)`;
}

const scrollerOf = (inside: Element) =>
  inside.closest<HTMLElement>('[data-dialog-content]') ?? document.documentElement;

/** Use it as the ref of the bar. */
export function watchBar(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const scroller = scrollerOf(bar);
  const observer = new ResizeObserver(() => keepClearOfBar(bar));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    scroller.style.scrollPaddingBottom = '';
  };
}
