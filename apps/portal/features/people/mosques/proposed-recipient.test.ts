import type { MosqueRole, OwnMosque } from '@timesync/contract';
import { expect, test } from 'vitest';
import { proposeRecipient, typedMosque } from './proposed-recipient';

const mosque = (id: number, role: MosqueRole): OwnMosque => ({
  ...{ id, role, kind: 'masjid', name: `Masjid ${id}` },
  ...{ town: null, address: null, taxNumber: null },
});
const [own, other] = [mosque(1, 'ketua'), mosque(3, 'pengurus')];
const typed = { name: 'Masjid Al-Ikhlas' };
const self = { mosqueId: null };

test.each([
  ['the mosque of the last order', [own, other], { mosqueId: 3 }, { mosqueId: 3 }],
  ['himself, as in the last order', [own], self, self],
  ['himself, after leaving the mosque of the last order', [own], { mosqueId: 9 }, self],
  ['the own mosque for a first order', [own, other], null, { mosqueId: 1 }],
  ['the typed name for a first order', [], null, typed],
])('proposes %s', (_, mosques, lastChoice, proposed) => {
  expect(proposeRecipient({ mosques, lastChoice, typed })).toEqual(proposed);
});

test('proposes a first buyer himself where nothing was typed', () => {
  expect(proposeRecipient({ mosques: [], lastChoice: null, typed: undefined })).toEqual(self);
});

test.each([
  [
    { mosque: ' Masjid Raya ', town: 'Kota Malang' },
    'Budi',
    { name: 'Masjid Raya', town: 'Kota Malang' },
  ],
  [{ mosque: 'Al-Huda', town: '' }, 'Masjid Lain', { name: 'Al-Huda' }],
  [{ mosque: ' ', town: 'Kota Malang' }, 'Budi', undefined],
  [undefined, 'Mushola An-Nur', { name: 'Mushola An-Nur' }],
  [undefined, 'Musala Ar-Rahman', { name: 'Musala Ar-Rahman' }],
  [undefined, 'Masjidah Rahayu', undefined],
  [undefined, 'Budi Santoso', undefined],
])('the clock %j and the account %s: %j', (tried, account, typed) => {
  expect(typedMosque(tried, account)).toEqual(typed);
});
