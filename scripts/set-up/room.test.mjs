import { expect, test } from 'vitest';
import { ensureRoom } from './room.mjs';

const MB = 1024 * 1024;
const need = { title: 'Building', memory: 300 * MB, disk: 50 * MB };

test.each([
  ['enough of both', { memory: 300 * MB, disk: 50 * MB }, undefined],
  [
    'too little memory',
    { memory: 299 * MB, disk: 50 * MB },
    'Building needs 300 MB of memory and 299 MB are free',
  ],
  [
    'a full disk',
    { memory: 300 * MB, disk: 0 },
    'Building needs 50 MB on the disk of /project and 0 MB are free',
  ],
])('%s', (_case, available, expected) => {
  const check = () => ensureRoom(need, '/project', available);
  if (expected) expect(check).toThrow(expected);
  else expect(check).not.toThrow();
});

test('a folder that does not exist yet is measured by the one above it', () => {
  expect(() => ensureRoom({ title: 'A', memory: 0, disk: 1 }, '/tmp/not/there')).not.toThrow();
});
