/** Says beside the field why the clock has no town yet; an empty sentence takes it away. */
export function showTownProblem(sentence: string): void {
  const problem = document.querySelector('[data-town-problem]');
  if (!problem) return;
  problem.textContent = sentence;
  problem.toggleAttribute('hidden', sentence === '');
}

/** Prayer times of a town that nobody chose must not reach a mosque. */
export function askForTown(): void {
  showTownProblem('Pilih kota atau kabupaten dulu, supaya waktu sholatnya benar.');
  document.querySelector<HTMLInputElement>('[data-clock-city]')?.focus();
}
