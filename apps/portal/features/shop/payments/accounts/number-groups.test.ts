import { expect, test } from 'vitest';
import { numberGroups } from './number-groups';

test.each([
  ['7123456789', ['7123', '4567', '89']],
  ['081234567890', ['0812', '3456', '7890']],
  ['71-2345-6789', ['71-2345-6789']],
  ['ID1020304050', ['ID1020304050']],
])('%s is read as %j', (written, groups) => {
  expect(numberGroups(written)).toEqual(groups);
});
