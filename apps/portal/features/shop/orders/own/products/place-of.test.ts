import { expect, test } from 'vitest';
import { placeOf } from './place-of';

const mosque = { id: 1, name: 'Masjid Al-Ikhlas' };
const other = { id: 2, name: 'Mushola An-Nur' };

test.each([
  [{ mosque: null, licenses: [] }, undefined],
  [{ mosque, licenses: [] }, 'Masjid Al-Ikhlas'],
  [{ mosque: null, licenses: [{ mosque: null, room: 'Rumah' }] }, 'Rumah'],
  [{ mosque, licenses: [{ mosque: other, room: null }] }, 'Mushola An-Nur'],
  [{ mosque: null, licenses: [{ mosque, room: 'Teras' }] }, 'Masjid Al-Ikhlas, Teras'],
  // Each in a room of its own.
  [
    {
      mosque,
      licenses: [
        { mosque, room: 'Teras' },
        { mosque, room: 'Aula' },
      ],
    },
    'Masjid Al-Ikhlas',
  ],
])('%j hangs in %s', (line, place) => {
  expect(placeOf(line)).toBe(place);
});
