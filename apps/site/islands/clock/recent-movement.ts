const SHOWN_MS = 4_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Shows a control for some seconds after someone moved, tapped or pressed a key. Gives the way to stop. */
export function showAfterMovement(control: HTMLElement | null): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const notice = () => {
    control?.setAttribute('data-shown', '');
    clearTimeout(timer);
    timer = setTimeout(() => control?.removeAttribute('data-shown'), SHOWN_MS);
  };
  notice();
  for (const name of SIGNS) document.addEventListener(name, notice);
  return () => {
    clearTimeout(timer);
    for (const name of SIGNS) document.removeEventListener(name, notice);
  };
}
