const DIALOG = 'dialog, [role$=dialog]';
const OWN_KEYS = `input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu], ${DIALOG}`;

/** Keys mean something else there: in a field, an editor, a menu or a dialog. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null;
}

/** True even when the focus is not in the dialog. */
export function isDialogOpen(): boolean {
  return document.querySelector(DIALOG) !== null;
}
