import { expect, it } from 'vitest';
import { leaveRoom } from './leave-room.ts';

it('goes on while a tenth of the disk is free, and stops before the shop lacks room', () => {
  const shown: string[] = [];
  let bavail = 100;
  const progress = leaveRoom(
    '.',
    (text) => shown.push(text),
    () => ({ bavail, blocks: 1000, bsize: 4096 }),
  );
  progress('restoring users');
  bavail = 99;
  expect(() => progress('restoring orders')).toThrow('too full to test a backup: make room');
  expect(shown).toEqual(['restoring users']);
});
