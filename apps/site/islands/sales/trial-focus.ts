// Fewer touches: whoever asked for the form finds its first empty field ready, and Enter, which phones
// write as "Next", goes on to the next empty one.
const emptyFields = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input[required]')].filter(({ value }) => !value);

export function setUpTrialFocus(form: HTMLFormElement): void {
  const anchor = form.closest('section[id]');
  const begin = () => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (!isTyping) emptyFields(form)[0]?.focus({ preventScroll: true });
  };
  const address = anchor && `#${anchor.id}`;
  if (address && location.hash === address) {
    begin();
    // Until then the browser may jump to the form once more.
    addEventListener('load', () => setTimeout(begin), { once: true });
  }
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a');
    // After the browser has jumped, which moves the focus.
    if (link && link.getAttribute('href') === address) setTimeout(begin);
  });
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    const next = emptyFields(form).find((field) => field !== event.target);
    if (!next || !event.target.value) return;
    event.preventDefault();
    next.focus();
  });
}
