import { expect, it } from 'vitest';
import { buildPath } from './route.ts';

it('fills path parameters, encoded', () => {
  expect(buildPath('/transaction/:id/confirm-payment', { id: 7 })).toBe(
    '/transaction/7/confirm-payment',
  );
  expect(buildPath('/cek/:key', { key: 'a/b' })).toBe('/cek/a%2Fb');
});

it('does not call an address with a hole in it', () => {
  expect(() => buildPath('/transaction/:id')).toThrow('Missing path parameter "id"');
});
