// A form is rendered without zod, which is larger than the rest of it: its schema is needed when it is
// sent, so it is loaded after the first interaction with the page.
import type { z } from '@timesync/contract';

import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { firstErrorOnly } from './errors/first-error';

/** A function fetches it. */
export type FormSchema<Input, Output> =
  | z.ZodType<Output, Input>
  | (() => Promise<z.ZodType<Output, Input>>);

const NOT_THERE =
  'Formulir belum termuat lengkap. Periksa koneksi internet Anda, lalu coba lagi. Jika tetap gagal, muat ulang halaman.';

const fetchZod = async () => (await import('@hookform/resolvers/zod')).zodResolver;

export function useSchemaResolver<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  usePrefetch(() => Promise.all([fetchZod(), rulesOf(schema)]));
  return resolverOf(schema);
}

export function resolverOf<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const loaded = Promise.all([fetchZod(), rulesOf(schema)]);
    const [zodResolver, rules] = await loaded.catch(() => []);
    if (zodResolver && rules) {
      return firstErrorOnly(zodResolver(rules))(values, context, options);
    }
    // Shown like an error of the server: the schema could not be loaded.
    const root = { type: 'server', message: NOT_THERE };
    return { values: {}, errors: { root } as FieldErrors<Input> };
  };
}

export async function rulesOf<Input, Output>(schema: FormSchema<Input, Output>) {
  return typeof schema === 'function' ? await schema() : schema;
}
