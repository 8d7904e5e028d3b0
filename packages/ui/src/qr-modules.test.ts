import { expect, test } from 'vitest';
import { QUIET_ZONE, qrModules } from './qr-modules';

const token = `JM1-${'0'.repeat(167)}`;

test.each([
  ['medium', 45],
  ['low', 41],
] as const)('a token with %s correction has %i modules a side', (correction, side) => {
  const rows = qrModules(token, correction);
  expect(rows).toHaveLength(side + 2 * QUIET_ZONE);
  for (const row of rows) expect(row).toHaveLength(side + 2 * QUIET_ZONE);
});
