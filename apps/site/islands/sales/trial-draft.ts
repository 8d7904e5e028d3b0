// What was typed into the trial form survives a reload of the tab until it is sent.
const STORED = 'draft:trial';

export function restoreDraft(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(readDraft())) {
    const input = form.elements.namedItem(name);
    // The browser may have restored it, or the visitor typed before this script was there.
    if (input instanceof HTMLInputElement && !input.value) input.value = String(value);
  }
  form.addEventListener('input', () => {
    try {
      sessionStorage.setItem(STORED, JSON.stringify(Object.fromEntries(new FormData(form))));
    } catch {
      // A full or forbidden storage keeps nothing; what is on the screen stays there.
    }
  });
  // The form is reset after it was sent.
  form.addEventListener('reset', () => sessionStorage.removeItem(STORED));
}

function readDraft(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '{}');
  } catch {
    return {};
  }
}
