import { z } from '@timesync/contract';

/** A text field that is left empty is left out, instead of failing the rules for what is typed. */
export function emptyAsAbsent<Schema extends z.ZodType<string | undefined, string | undefined>>(
  schema: Schema,
) {
  return z.union([z.literal(''), schema]).transform((value) => value || undefined);
}
