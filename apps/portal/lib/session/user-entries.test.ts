import { expect, test } from 'vitest';
import { memoryStorage } from '~/test/browser';
import { moveUserEntries, userEntryName } from './user-entries';

test('a name is the same whatever the case of the email', () => {
  expect(userEntryName('cart', 'Budi@Example.id')).toBe('cart:budi@example.id');
});

test('all entries of a user move to the new email, those of others stay', () => {
  const storage = memoryStorage({
    'cart:budi@example.id': 'two boxes',
    'order-attempt:budi@example.id': 'a key',
    'cart:siti@example.id': 'a guide',
    'clock-settings': 'kota malang',
  });
  moveUserEntries('Budi@example.id', 'Takmir@Example.id', storage);
  expect(Object.fromEntries(storage.values)).toEqual({
    'cart:takmir@example.id': 'two boxes',
    'order-attempt:takmir@example.id': 'a key',
    'cart:siti@example.id': 'a guide',
    'clock-settings': 'kota malang',
  });
});

test('an email that stays, or changes its case only, keeps everything', () => {
  const storage = memoryStorage({ 'cart:budi@example.id': 'two boxes' });
  moveUserEntries('budi@example.id', 'BUDI@example.id', storage);
  expect(Object.fromEntries(storage.values)).toEqual({ 'cart:budi@example.id': 'two boxes' });
});
