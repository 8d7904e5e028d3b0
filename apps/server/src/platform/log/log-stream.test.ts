import { openSync } from 'node:fs';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openLogStream } from './log-stream.ts';

/** A disk with room for this many characters. */
function fullDisk(room: number) {
  let text = '';
  return {
    read: () => text,
    empty: () => {
      room = Number.POSITIVE_INFINITY;
    },
    write(_fd: number, line: string): number {
      if (room <= 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      const part = line.slice(0, room);
      room -= part.length;
      text += part;
      return part.length;
    },
  };
}

it('loses lines while there is no room, and says afterwards how many', () => {
  const disk = fullDisk(8);
  const stream = openLogStream(1, disk.write);
  for (const line of ['one\n', 'second\n', 'third\n']) stream.write(line);
  expect(disk.read()).toBe('one\nseco');
  disk.empty();
  stream.write('fourth\n');
  const [one, broken, fourth, report] = disk.read().split('\n');
  expect([one, broken, fourth]).toEqual(['one', 'seco', 'fourth']);
  expect(JSON.parse(report ?? '')).toMatchObject({ lost: 2, msg: 'log lines were lost' });
  stream.write('fifth\n');
  expect(disk.read().endsWith('lost"}\nfifth\n')).toBe(true);
});

it.runIf(process.platform === 'linux')('throws nothing at a device that is full', () => {
  const log = pino({}, openLogStream(openSync('/dev/full', 'w')));
  for (let count = 0; count < 100; count += 1) log.info('lost');
});
