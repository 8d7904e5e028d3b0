import { z } from '../wire/zod.ts';
import { text } from './text.ts';

/** Fifteen digits in the old form, sixteen in the new one; dots and dashes are for reading. */
export const taxNumber = text({ max: 32 })
  .transform((typed) => typed.replace(/[\s.-]/g, ''))
  .pipe(z.string().regex(/^\d{15,16}$/, 'NPWP terdiri dari 15 atau 16 angka'));
