const GROUP = 4;

/**
 * `7123456789` in the groups that people read and compare: `7123`, `4567`, `89`. A number with
 * separators of its own, or an ID with letters, stays as it is written.
 */
export function numberGroups(written: string): string[] {
  if (!/^\d+$/.test(written)) return [written];
  return written.match(new RegExp(`\\d{1,${GROUP}}`, 'g')) ?? [];
}
