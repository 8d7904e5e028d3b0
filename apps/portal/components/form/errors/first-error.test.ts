import { expect, test } from 'vitest';
import { findFirstError, firstErrorOnly } from './first-error';

const leaf = (message: string) => ({ type: 'custom', message });

test('no error gives nothing', () => {
  expect(findFirstError({})).toBeUndefined();
});

test('the first of several is taken', () => {
  expect(findFirstError({ name: leaf('A'), email: leaf('B') })).toEqual({
    message: 'A',
    path: 'name',
    type: 'custom',
    errors: { name: leaf('A') },
  });
});

test('errors inside lists keep their place', () => {
  const errors = { variants: [undefined, { price: leaf('Harga minimal 0'), init: leaf('X') }] };
  expect(findFirstError(errors)).toEqual({
    message: 'Harga minimal 0',
    path: 'variants.1.price',
    type: 'custom',
    errors: { variants: { 1: { price: leaf('Harga minimal 0') } } },
  });
});

test('a field that is itself called "type" is not mistaken for a leaf', () => {
  expect(findFirstError({ account: { type: leaf('Jenis akun harus diisi') } })?.message).toBe(
    'Jenis akun harus diisi',
  );
});

test('a resolver passes on one error only', async () => {
  const resolver = firstErrorOnly(async () => ({
    values: {},
    errors: { email: leaf('Email wajib diisi'), password: leaf('Password wajib diisi') },
  }));
  const options = { fields: {}, shouldUseNativeValidation: false };
  expect((await resolver({}, undefined, options)).errors).toEqual({
    email: leaf('Email wajib diisi'),
  });
});
