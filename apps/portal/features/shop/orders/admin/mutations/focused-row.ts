// The table's rows in display order; the focus decides which one a key applies to.
const rows = () => [...document.querySelectorAll('tbody tr')];

/** The row that holds the focus, counted from 0. */
export function focusedRow(): number | undefined {
  const at = rows().findIndex((row) => row.contains(document.activeElement));
  return at < 0 ? undefined : at;
}

/** To the next row, or the row before, that has something to do: its first button. */
export function moveToRow(step: 1 | -1): void {
  const buttons = rows().map((row) =>
    [...row.querySelectorAll('button')].find((button) => button.checkVisibility()),
  );
  const at = focusedRow() ?? (step === 1 ? -1 : buttons.length);
  const ahead = step === 1 ? buttons.slice(at + 1) : buttons.slice(0, Math.max(at, 0)).toReversed();
  ahead.find((button) => button !== undefined)?.focus();
}
