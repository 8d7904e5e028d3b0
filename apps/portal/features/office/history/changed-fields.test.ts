import { expect, test } from 'vitest';
import { changedFields } from './changed-fields';

test('shows the old and the new value, and whether it changed', () => {
  expect(
    changedFields(
      { name: 'BSI', accountNumber: '71234', active: true },
      { name: 'BSI', accountNumber: '99999', active: true },
    ),
  ).toEqual([
    { name: 'Nama', before: 'BSI', after: 'BSI', isChanged: false },
    { name: 'Nomor rekening', before: '71234', after: '99999', isChanged: true },
    { name: 'Aktif', before: 'Ya', after: 'Ya', isChanged: false },
  ]);
});

test('a new thing has nothing before, a deleted one nothing after', () => {
  expect(changedFields(null, { init: 'HP' })).toEqual([
    { name: 'Init', before: '—', after: 'HP', isChanged: true },
  ]);
  expect(changedFields({ init: 'HP' }, undefined)).toEqual([
    { name: 'Init', before: 'HP', after: '—', isChanged: true },
  ]);
});

test.each([
  [{ price: 149_000 }, 'Rp\u00a0149.000'],
  [{ createdAt: '2026-08-17T02:05:00.000Z' }, '17 Agu 2026, 09:05'],
  [{ deviceType: ['smartphone', 'tablet'] }, 'smartphone; tablet'],
  [{ deviceType: [] }, '—'],
  [{ note: '' }, '—'],
  [{ licenses: 0 }, '0'],
  [{ reason: 'amount' }, 'Nominal tidak sesuai'],
  [{ reason: 'Salah beli' }, 'Salah beli'],
  [{ variants: [{ name: 'TV', price: 249_000 }] }, 'Nama: TV, Harga: Rp\u00a0249.000'],
])('%o reads %s', (after, text) => {
  expect(changedFields(undefined, after)[0]?.after).toBe(text);
});

test('a value that is no object has no fields', () => {
  expect(changedFields('x', ['y'])).toEqual([]);
});
