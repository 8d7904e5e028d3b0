const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** How long ago, in the two largest units: `2 hari 4 jam`, `3 jam 5 menit`, `12 menit`. */
export function elapsedLabel(since: string, nowMs: number): string {
  const minutes = Math.floor((nowMs - Date.parse(since)) / MINUTE_MS);
  // This includes times in the future, when the server's clock is ahead.
  if (minutes < 1) return 'baru saja';
  const days = Math.floor(minutes / DAY_MINUTES);
  const hours = Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES);
  const rest = minutes % HOUR_MINUTES;
  if (days > 0) return joinUnits([days, 'hari'], [hours, 'jam']);
  return joinUnits([hours, 'jam'], [rest, 'menit']);
}

function joinUnits(...parts: [number, string][]): string {
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}
