/** `12.05` for 725 minutes after midnight, as Indonesians write a time of day. */
export function formatTimeOfDay(minute: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}.${two(minute % 60)}`;
}

/** Takes a colon too, which a browser's time field writes. */
export function parseTimeOfDay(text: string): number | undefined {
  const match = /^([01]\d|2[0-3])[.:]([0-5]\d)$/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}
