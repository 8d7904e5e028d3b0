const SIGNS_OF_LIFE = ['pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'input'];

/** Resolves at the first touch, key or scroll of a person, or when there was none for so long. */
export function firstSign(idleMs: number): Promise<void> {
  const listening = new AbortController();
  const sign = new Promise<void>((resolve) => {
    const notice = ({ type, target }: Event) => {
      // Text that is too long for its field scrolls by itself.
      if (type !== 'scroll' || target === document) resolve();
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const name of SIGNS_OF_LIFE) window.addEventListener(name, notice, options);
    setTimeout(resolve, idleMs);
  });
  return sign.finally(() => listening.abort());
}
