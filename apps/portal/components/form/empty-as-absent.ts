import { z } from '@timesync/contract';

/** A text field that is left empty is left out, instead of failing the rules for what is typed. */
export function emptyAsAbsent<Schema extends z.ZodType<string | undefined, string | undefined>>(
  schema: Schema,
) {
  return z.union([z.literal(''), schema]).transform((value) => value || undefined);
}

/** The same for all texts of a form, under the rules that hold between its fields. */
export function withoutEmptyTexts<Schema extends z.ZodType>(schema: Schema) {
  const isFilled = ([, value]: [string, unknown]) =>
    typeof value !== 'string' || value.trim() !== '';
  const filled = (values: unknown) =>
    Object.fromEntries(Object.entries(values as object).filter(isFilled));
  return z.preprocess(filled, schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema>>;
}
