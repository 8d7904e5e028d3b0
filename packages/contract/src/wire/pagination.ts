import { text } from '../values/text.ts';
import { DEFAULT_PAGE_SIZE } from './page.ts';
import { z } from './zod.ts';

const MAX_LIMIT = 100;

/** Nine digits at most: whatever the page size, the row it leads to is a number all sides can hold. */
const positiveNumber = (message: string) =>
  z
    .string(message)
    .regex(/^[1-9]\d{0,8}$/, message)
    .transform(Number);

/** Query fields of every list. Anything but a positive whole number is refused. */
export const pageQuery = {
  page: positiveNumber('Nomor halaman tidak valid').default(1),
  limit: positiveNumber('Jumlah baris tidak valid')
    .pipe(z.number().max(MAX_LIMIT, `Maksimal ${MAX_LIMIT} baris per halaman`))
    .default(DEFAULT_PAGE_SIZE),
};

/** A filter that matches inside the text; empty means no filter. `%` and `_` are plain letters. */
export const filterText = text({ min: 0, max: 100 })
  .transform((value) => value || undefined)
  .optional();

/** A day in Jakarta, `2026-08-17`; empty means no filter. */
export const filterDay = z
  .string('Tanggal tidak valid')
  .refine((day) => day === '' || z.iso.date().safeParse(day).success, 'Tanggal tidak valid')
  .transform((day) => day || undefined)
  .optional();

/** The answer of every list. A page past the end is an empty `data`. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    totalPages: z.number().int(),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
    /** There are more than `total`, which is as far as a search counts. */
    isCapped: z.literal(true).optional(),
  });
}
