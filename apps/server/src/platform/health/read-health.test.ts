import { expect, it } from 'vitest';
import { problemsOf } from './read-health.ts';

const well = {
  clockDifferenceMs: 12,
  freeShare: 0.5,
  isStorageReachable: true,
  backupTrouble: undefined,
  hasFailedTest: false,
};

it.each([
  [{}, []],
  [{ clockDifferenceMs: undefined }, ['database']],
  [{ clockDifferenceMs: -5_001 }, ['clock']],
  [{ freeShare: 0.09 }, ['disk']],
  [{ backupTrouble: 'never' as const }, ['backup']],
  [{ hasFailedTest: true }, ['backup-test']],
  [{ freeShare: undefined, isStorageReachable: false }, ['disk', 'storage']],
])('%j has the problems %j', (changes, problems) => {
  expect(problemsOf({ ...well, ...changes })).toEqual(problems);
});
