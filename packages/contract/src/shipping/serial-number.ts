import { text } from '../values/text.ts';
import { z } from '../wire/zod.ts';

const SHAPE = /^[A-Z0-9][A-Z0-9./-]{2,39}$/;

/**
 * As printed under the box. Stored in capitals without spaces, so that no number can be entered
 * twice.
 */
export const serialNumber = text({ max: 60, message: 'Nomor seri wajib diisi' })
  .transform((typed) => typed.toUpperCase().replace(/\s+/g, ''))
  .pipe(z.string().regex(SHAPE, 'Nomor seri tidak valid, contoh: TSB-2026-00123'));
