// Our sessions run in UTC, so a moment comes as `2026-11-16 01:02:03.4+00`: V8 reads that as ISO in a
// third of the time that the driver's own expressions take. Everything else is left to the driver.
import pg from 'pg';

const { TIMESTAMPTZ } = pg.types.builtins;
const LONGEST = '2026-11-16 01:02:03.456789+00'.length;

export function useFastMoments(): void {
  const usual = pg.types.getTypeParser(TIMESTAMPTZ);
  pg.types.setTypeParser(TIMESTAMPTZ, (text) => readMoment(text) ?? usual(text));
}

export function readMoment(text: string): Date | undefined {
  const isUsual = text.length <= LONGEST && text[10] === ' ' && text.endsWith('+00');
  return isUsual ? new Date(`${text.slice(0, 10)}T${text.slice(11, -3)}Z`) : undefined;
}
