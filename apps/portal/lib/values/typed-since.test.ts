import { expect, test } from 'vitest';
import { withTypedSince } from './typed-since';

const row = (name: string, id?: number) => ({ ...(id && { id }), name });

test.each([
  [
    'nothing',
    { name: 'Al Falah' },
    { name: 'Al-Falah' },
    { name: 'Al Falah' },
    { name: 'Al-Falah' },
  ],
  ['a field', { a: '1', b: '' }, { a: '1', b: '' }, { a: '1', b: 'x' }, { a: '1', b: 'x' }],
  ['a list', { days: ['a'] }, { days: ['a'] }, { days: ['a', 'b'] }, { days: ['a', 'b'] }],
  [
    'a new row that has its id by now',
    { rows: [row('TV')] },
    { rows: [row('TV', 7)] },
    { rows: [row('TV box')] },
    { rows: [row('TV box', 7)] },
  ],
  [
    'a further row',
    { rows: [row('TV')] },
    { rows: [row('TV', 7)] },
    { rows: [row('TV'), row('HP')] },
    { rows: [row('TV', 7)] },
  ],
])('typed meanwhile: %s', (_, sent, saved, typed, expected) => {
  expect(withTypedSince(saved, sent, typed)).toEqual(expected);
});
