// What is focused or scrolled into sight comes to lie above a dialog's sticky bar, however high that is.

/** Also for an alert that appears together with a change of the bar: the observer hears of it later. */
export function keepClearOfBar(inside: Element): void {
  const scroller = inside.closest<HTMLElement>('[data-dialog-content]');
  const bar = scroller?.querySelector<HTMLElement>('[data-sticky-bar]');
  if (!scroller || !bar) return;
  scroller.style.scrollPaddingBottom = `calc(${bar.offsetHeight}px + 0.5rem)`;
}

/** Use it as the ref of the bar. */
export function watchBar(bar: HTMLElement | null) {
  if (!bar) return undefined;
  const observer = new ResizeObserver(() => keepClearOfBar(bar));
  observer.observe(bar);
  return () => observer.disconnect();
}
