import { loginBody } from '@timesync/contract';
import { expect, test, vi } from 'vitest';
import { resolverOf } from './use-schema-resolver';

const options = { fields: {}, shouldUseNativeValidation: false };
const empty = { email: '', password: '' };

test('a form is validated by a schema that is loaded when it is sent', async () => {
  const load = vi.fn(async () => loginBody);
  const resolve = resolverOf(load);
  expect(load).not.toHaveBeenCalled();

  const refused = await resolve(empty, undefined, options);
  expect(Object.keys(refused.errors)).toEqual(['email']);

  const typed = { email: 'a@b.id', password: 'rahasia-8' };
  expect(await resolve(typed, undefined, options)).toEqual({ values: typed, errors: {} });
});

test('offline nothing is sent, and the form says so until it is sent again', async () => {
  const load = vi.fn(async () => loginBody).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const resolve = resolverOf(load);
  const { values, errors } = await resolve(empty, undefined, options);
  expect(values).toEqual({});
  expect(errors).toEqual({
    root: { type: 'server', message: expect.stringContaining('Periksa koneksi internet') },
  });
  expect(Object.keys((await resolve(empty, undefined, options)).errors)).toEqual(['email']);
});
