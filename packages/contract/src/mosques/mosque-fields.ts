// What is written about a mosque, in its own data and on the documents of an order.
import { hasNoLink, NAME_WITH_LINK, text } from '../values/text.ts';
import { MAX_MOSQUE_NAME, MAX_TOWN_NAME } from './mosque-limits.ts';

const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;

/** As it is written on documents, with "Masjid" where that is a part of it. */
export const mosqueName = text({
  min: 2,
  max: MAX_MOSQUE_NAME,
  message: 'Nama minimal 2 karakter',
})
  .regex(ONE_LINE, 'Nama harus satu baris')
  .refine(hasNoLink, NAME_WITH_LINK);
export const mosqueTown = text({ max: MAX_TOWN_NAME, message: 'Kota wajib diisi' });
export const mosqueAddress = text({ min: 5, max: 200, message: 'Alamat minimal 5 karakter' });
