const INTERACTIONS = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'input'];

/** Resolves at the first touch, key or scroll, or after `idleMs` without one. */
export function firstInteraction(idleMs: number): Promise<void> {
  const listening = new AbortController();
  const interaction = new Promise<void>((resolve) => {
    const onEvent = ({ type, target }: Event) => {
      // Text that is too long for its field scrolls by itself.
      if (type !== 'scroll' || target === document) resolve();
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const name of INTERACTIONS) window.addEventListener(name, onEvent, options);
    setTimeout(resolve, idleMs);
  });
  return interaction.finally(() => listening.abort());
}
