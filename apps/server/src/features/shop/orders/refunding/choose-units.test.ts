import { expect, it } from 'vitest';
import { chooseUnits, type RefundableLine } from './choose-units.ts';

const usual = { variantName: null, requiresLicense: false, isShipped: false };
const units = (count: number, firstLicense?: number) =>
  Array.from({ length: count }, (_, index) => ({
    unitIndex: index + 1,
    licenseId: firstLicense === undefined ? null : firstLicense + index,
  }));
const clocks: RefundableLine = {
  ...usual,
  id: 1,
  productName: 'Jam',
  qty: 3,
  price: 100,
  requiresLicense: true,
  units: units(3, 11),
};
const books: RefundableLine = {
  ...usual,
  id: 2,
  productName: 'Buku',
  qty: 5,
  price: 10,
  units: units(5),
};
const box: RefundableLine = {
  ...usual,
  id: 3,
  productName: 'Box',
  qty: 1,
  price: 900,
  isShipped: true,
  units: units(1),
};

it('takes the named licences, and any units of another line', () => {
  const chosen = chooseUnits(
    [clocks, books],
    [
      { detailId: 1, licenseIds: [13, 11] },
      { detailId: 2, qty: 2 },
    ],
  );
  expect(chosen).toMatchObject({ amount: 220, isEverything: false });
  expect(chosen.lines.map(({ unitIndexes }) => unitIndexes)).toEqual([
    [3, 1],
    [1, 2],
  ]);
});

it('knows when nothing is left, also where units went back before', () => {
  const rest = { ...clocks, units: clocks.units.slice(2) };
  expect(chooseUnits([rest], [{ detailId: 1, licenseIds: [13] }]).isEverything).toBe(true);
  const all = [
    { detailId: 2, qty: 5 },
    { detailId: 3, qty: 1 },
  ];
  expect(chooseUnits([books, box], all).isEverything).toBe(true);
});

it.each([
  ['a licence of another order', [{ detailId: 1, licenseIds: [99] }], 'sudah dikembalikan'],
  ['a licence twice', [{ detailId: 1, licenseIds: [11, 11] }], 'dua kali'],
  [
    'a line twice',
    [
      { detailId: 2, qty: 3 },
      { detailId: 2, qty: 3 },
    ],
    'dua kali',
  ],
  ['more than there are', [{ detailId: 2, qty: 6 }], 'sudah dikembalikan'],
  ['a number instead of licences', [{ detailId: 1, qty: 1 }], 'Pilih lisensi Jam'],
  ['licences of a line without', [{ detailId: 2, licenseIds: [11] }], 'Isi jumlah Buku'],
  ['a line of another order', [{ detailId: 7, qty: 1 }], 'bukan bagian'],
  ['a box alone', [{ detailId: 3, qty: 1 }], 'Box belum bisa'],
])('refuses %s', (_what, wanted, sentence) => {
  expect(() => chooseUnits([clocks, books, box], wanted)).toThrow(sentence);
});
