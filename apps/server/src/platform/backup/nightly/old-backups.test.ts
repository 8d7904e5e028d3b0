import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { backupName, expiredBackups, listBackups, removeOldBackups } from './old-backups.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const SUNDAY = new Date('2026-06-28T20:10:00Z');

const nightly = (daysAgo: number, hours = 0) =>
  backupName('nightly', new Date(SUNDAY.getTime() - daysAgo * DAY_MS - hours * 3_600_000));

it('keeps seven days and the newest of four weeks', () => {
  const names = Array.from({ length: 60 }, (_, day) => nightly(day));
  const removed = new Set(expiredBackups(names));
  const remaining = names.filter((name) => !removed.has(name));
  expect(remaining).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21].map((day) => nightly(day)));
});

it('keeps the same when it is asked every day', () => {
  let remaining: string[] = [];
  for (let day = 60; day >= 0; day--) {
    remaining.push(nightly(day));
    const removed = expiredBackups(remaining);
    remaining = remaining.filter((name) => !removed.includes(name));
  }
  expect(remaining.toReversed()).toEqual(
    [0, 1, 2, 3, 4, 5, 6, 7, 14, 21].map((day) => nightly(day)),
  );
});

it('keeps the last of a day, and nights without a copy cost nothing', () => {
  expect(expiredBackups([nightly(0), nightly(0, 3)])).toEqual([nightly(0, 3)]);
  expect(expiredBackups([0, 10, 20, 90].map((day) => nightly(day)))).toEqual([]);
});

it('removes neither the copies of a person nor foreign files', async () => {
  const folder = temporaryFolder();
  const own = Array.from({ length: 20 }, (_, day) =>
    backupName('backup', new Date(SUNDAY.getTime() - day * DAY_MS)),
  );
  const forgotten = `${nightly(3)}.part`;
  const running = `${nightly(0)}.part`;
  for (const name of [...own, nightly(1), nightly(50), 'notes.txt', forgotten, running]) {
    writeFileSync(join(folder, name), 'x');
  }
  await removeOldBackups(folder, SUNDAY);
  const left = [...own, nightly(1), nightly(50), 'notes.txt', running];
  expect(readdirSync(folder).toSorted()).toEqual(left.toSorted());
  const [newest] = await listBackups(folder);
  expect(newest).toEqual({ name: own[0], madeAt: SUNDAY, bytes: 1 });
});
