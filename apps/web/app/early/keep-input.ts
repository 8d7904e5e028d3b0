// A prerendered page can be touched before its app is there. What is typed and tapped until then is
// kept and given to the app as if it happened now.

/** Links go their way without us; of the rest only what waits for the app is held. */
const HELD = 'button:not([data-skip-prayer]), [data-held]';

export function keepInput() {
  const taps = new Set<HTMLElement>();
  const fields = new Map<HTMLInputElement, string | boolean>();

  const holdTap = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>(HELD);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    taps.add(control);
  };
  const noteField = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) {
      fields.set(target, isChoice(target) ? target.checked : target.value);
    }
  };
  const listeners = [
    ['click', holdTap],
    ['input', noteField],
  ] as const;
  for (const [name, listener] of listeners) window.addEventListener(name, listener, true);

  return function giveBack(): void {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener, true);
    for (const [field, value] of fields) {
      if (typeof value === 'string') retype(field, value);
      else choose(field, value);
    }
    for (const control of taps) control.click();
  };
}

function isChoice({ type }: HTMLInputElement): boolean {
  return type === 'radio' || type === 'checkbox';
}

// React hears of a change only where the value differs from the one it saw set through the element
// itself, so that one is set to something else first.
function retype(field: HTMLInputElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = `${value} `;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Types such as email have no caret that a script could move.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

function choose(field: HTMLInputElement, isChosen: boolean): void {
  field.checked = !isChosen;
  field.click();
}
