import { expect, it, onTestFinished } from 'vitest';
import { outsideDifferenceMs, recordOutsideDate } from './outside-clock.ts';
import { problemsOf } from './read-health.ts';

const well = {
  clockDifferenceMs: 12,
  freeShare: 0.5,
  isStorageReachable: true,
  backupTrouble: undefined,
  hasFailedTest: false,
  outsideDifferenceMs: undefined as number | undefined,
  historyAheadMs: -60_000,
  lateQueues: [] as string[],
};

const DAY_MS = 24 * 60 * 60_000;

it.each([
  [{}, []],
  [{ clockDifferenceMs: undefined }, ['database']],
  [{ clockDifferenceMs: -5_001 }, ['clock']],
  [{ outsideDifferenceMs: 9_000 }, []],
  [{ outsideDifferenceMs: -DAY_MS }, ['clock']],
  [{ outsideDifferenceMs: DAY_MS }, ['clock']],
  [{ historyAheadMs: DAY_MS }, ['clock']],
  [{ lateQueues: ['order-mail'] }, ['mail']],
  [{ lateQueues: ['mail', 'whatsapp'] }, ['mail', 'jobs']],
  [{ freeShare: 0.09 }, ['disk']],
  [{ backupTrouble: 'never' as const }, ['backup']],
  [{ hasFailedTest: true }, ['backup-test']],
  [{ freeShare: undefined, isStorageReachable: false }, ['disk', 'storage']],
])('%j has the problems %j', (changes, problems) => {
  expect(problemsOf({ ...well, ...changes })).toEqual(problems);
});

it('keeps what an answer from outside says of the time, and sees when the clock is set', () => {
  onTestFinished(() => recordOutsideDate(new Date().toUTCString()));
  const note = (awayMs: number) => recordOutsideDate(new Date(Date.now() + awayMs).toUTCString());
  note(0);
  expect(Math.abs(outsideDifferenceMs() ?? DAY_MS)).toBeLessThan(10_000);
  note(-DAY_MS);
  expect(Math.abs((outsideDifferenceMs() ?? 0) - DAY_MS)).toBeLessThan(10_000);
  recordOutsideDate(null);
  recordOutsideDate('kemarin');
  expect(outsideDifferenceMs()).toBeGreaterThan(DAY_MS / 2);
});
