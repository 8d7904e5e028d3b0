const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const units: [milliseconds: number, name: string][] = [
  [24 * 60 * MINUTE_MS, 'hari'],
  [60 * MINUTE_MS, 'jam'],
  [MINUTE_MS, 'menit'],
  [SECOND_MS, 'detik'],
];

/** The largest unit and the next smaller one, each with its count; none of what is shorter than all. */
function twoUnits(milliseconds: number, smallest: number) {
  const usable = units.filter(([size]) => size >= smallest);
  const largest = usable.findIndex(([size]) => milliseconds >= size);
  let rest = milliseconds;
  return (largest === -1 ? [] : usable.slice(largest, largest + 2)).map(([size, name]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { count, text: `${count} ${name}` };
  });
}

/** How long ago: `2 hari 4 jam`, `3 jam 5 menit`, `12 menit`. */
export function elapsedLabel(since: string, nowMs: number): string {
  const parts = twoUnits(nowMs - Date.parse(since), MINUTE_MS).filter(({ count }) => count > 0);
  // This includes times in the future, when the server's clock is ahead.
  return parts.map(({ text }) => text).join(' ') || 'baru saja';
}

/** What is left until a moment: `2 hari 4 jam`, `59 menit 7 detik`. */
export function timeLeftLabel(until: string, nowMs: number): string {
  const parts = twoUnits(Date.parse(until) - nowMs, SECOND_MS);
  return parts.map(({ text }) => text).join(' ') || '0 detik';
}
