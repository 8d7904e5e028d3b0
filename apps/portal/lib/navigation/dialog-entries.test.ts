import { expect, test } from 'vitest';
import { dialogMarks, newDialogEntry, pageKey } from './dialog-entries';

const place = { pathname: '/dashboard', search: '' };
const page = { ...place, key: 'dashboard', state: null };

test('a dialog above another keeps the mark of the one below and the page behind both', () => {
  const checkout = newDialogEntry(page);
  const terms = newDialogEntry({ ...place, key: 'checkout-entry', state: checkout.state });
  expect(dialogMarks(terms)).toEqual([checkout.mark, terms.mark]);
  expect(pageKey({ ...place, key: 'terms-entry', state: terms.state })).toBe('dashboard');
});

test('opening the same dialog again is another entry', () => {
  expect(newDialogEntry(page).mark).not.toBe(newDialogEntry(page).mark);
});

test.each([[null], [undefined], ['text'], [{ notice: 'Silakan login' }]])(
  'an entry with the state %j belongs to no dialog',
  (state) => {
    expect(dialogMarks({ state })).toEqual([]);
    expect(pageKey({ ...place, key: 'own', state })).toBe('own');
  },
);

test('typed addresses have scroll positions of their own, although the router gives them one key', () => {
  const typed = { key: 'default', state: null, search: '' };
  const first = pageKey({ ...typed, pathname: '/dashboard' });
  expect(pageKey({ ...typed, pathname: '/my-product' })).not.toBe(first);
  expect(pageKey({ ...typed, pathname: '/dashboard' })).toBe(first);
});
