/** The first button of the next row, or of the row before: what can be done there is a Tab away. */
export function moveToRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('tbody tr')].filter((row) =>
    row.querySelector('button'),
  );
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = at < 0 ? rows.at(step === 1 ? 0 : -1) : rows[at + step];
  next?.querySelector('button')?.focus();
}
