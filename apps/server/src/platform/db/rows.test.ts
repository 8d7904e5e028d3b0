import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { rupiah, timestamp } from './columns.ts';
import { orNull, readRow } from './rows.ts';

const things = pgTable('things', {
  id: integer('id').notNull(),
  price: rupiah('price').notNull(),
  madeAt: timestamp('made_at'),
  note: text('note'),
});

it('reads each value as its column says', () => {
  const { id, price, madeAt, note } = things;
  const readers = { id, price, madeAt, note, count: Number, paid: orNull(price) };
  const row = { id: 1, price: '9000000000', note: null, count: '2', paid: null };
  expect(readRow(readers, { ...row, madeAt: '2026-03-01 05:06:07+00', other: 'x' })).toEqual({
    ...{ id: 1, price: 9_000_000_000, note: null, count: 2, paid: null },
    madeAt: new Date('2026-03-01T05:06:07Z'),
  });
});

it.each([{ price: null }, {}])('refuses %j without its price', (row) => {
  expect(() => readRow({ price: things.price }, row)).toThrow('without its price');
});
