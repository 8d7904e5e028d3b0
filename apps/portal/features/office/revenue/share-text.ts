/** `12 dari 48 (25%)`; nothing of nothing is no percentage. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return `${part} dari ${whole}`;
  return `${part} dari ${whole} (${Math.round((part / whole) * 100)}%)`;
}
