import { z } from 'zod';
import { text } from './text.ts';

export const PAGE_SIZES = [10, 20, 25, 30, 40, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;

const queryNumber = (max: number, fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'Nomor halaman tidak valid')
    .transform(Number)
    .pipe(z.number().int().min(1).max(max))
    .default(fallback);

/** Query fields of every list. Anything but a positive whole number is refused. */
export const pageQuery = {
  page: queryNumber(1_000_000, 1),
  limit: queryNumber(100, DEFAULT_PAGE_SIZE),
};

/** A filter that matches inside the text; empty means no filter. `%` and `_` are plain letters. */
export const filterText = text({ min: 0, max: 100 })
  .transform((value) => value || undefined)
  .optional();

/** The answer of every list. A page past the end is an empty `data`. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    data: z.array(item),
    totalPages: z.number().int(),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  });
}

export interface Page<T> {
  data: T[];
  totalPages: number;
  total: number;
  page: number;
  limit: number;
}

export function toPage<T>(
  data: T[],
  total: number,
  query: { page: number; limit: number },
): Page<T> {
  return { data, total, totalPages: Math.ceil(total / query.limit), ...query };
}
