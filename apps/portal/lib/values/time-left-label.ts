const SECOND_MS = 1000;
const units: [milliseconds: number, name: string][] = [
  [24 * 60 * 60 * SECOND_MS, 'hari'],
  [60 * 60 * SECOND_MS, 'jam'],
  [60 * SECOND_MS, 'menit'],
  [SECOND_MS, 'detik'],
];

/** What is left until a moment, in two neighbouring units: `2 hari 4 jam`, `59 menit 7 detik`. */
export function timeLeftLabel(until: string, nowMs: number): string {
  const left = Math.max(0, Date.parse(until) - nowMs);
  const largest = units.findIndex(([size]) => left >= size);
  if (largest === -1) return '0 detik';
  let rest = left;
  return units
    .slice(largest, largest + 2)
    .map(([size, name]) => {
      const count = Math.floor(rest / size);
      rest -= count * size;
      return `${count} ${name}`;
    })
    .join(' ');
}
