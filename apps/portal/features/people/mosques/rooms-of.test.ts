import type { OwnLicense } from '@timesync/contract';
import { expect, test } from 'vitest';
import { roomsOf } from './rooms-of';

const license = (id: number, mosqueId: number | null, room: string | null) =>
  ({ id, room, mosque: mosqueId === null ? null : { id: mosqueId, name: 'Masjid' } }) as OwnLicense;
const licenses = [
  license(1, 7, 'Teras'),
  license(2, 7, null),
  license(3, 7, 'Ruang utama'),
  license(4, 8, 'Teras'),
  license(5, null, null),
  license(6, 7, 'Teras'),
];
const seen = (mosqueId: number | null) =>
  roomsOf(licenses, mosqueId).map((room) => [room.name, room.licenses.map(({ id }) => id)]);

test('groups by room, and those without one come last', () => {
  expect(seen(7)).toEqual([
    ['Ruang utama', [3]],
    ['Teras', [1, 6]],
    [null, [2]],
  ]);
});

test('never mixes two mosques, or a mosque and its member', () => {
  expect(seen(8)).toEqual([['Teras', [4]]]);
  expect(seen(null)).toEqual([[null, [5]]]);
  expect(seen(9)).toEqual([]);
});
