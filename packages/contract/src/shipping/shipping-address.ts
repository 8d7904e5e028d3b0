import { personName, text } from '../values/text.ts';
import { whatsapp } from '../values/whatsapp-field.ts';
import { z } from '../wire/zod.ts';

const place = (what: string) => text({ min: 2, max: 100, message: `${what} wajib diisi` });

/**
 * The address of a parcel. Places are text: customers may type places that our list does not have.
 */
export const shippingAddress = z.strictObject({
  name: personName,
  whatsapp,
  street: text({ min: 5, max: 200, message: 'Jalan dan nomor minimal 5 karakter' }),
  kelurahan: place('Kelurahan/desa'),
  kecamatan: place('Kecamatan'),
  city: place('Kabupaten/kota'),
  province: place('Provinsi'),
  postcode: text({ max: 5, message: 'Kode pos wajib diisi' }).regex(
    /^\d{5}$/,
    'Kode pos terdiri dari 5 angka',
  ),
});
export type ShippingAddress = z.infer<typeof shippingAddress>;

/** The schema of answers, in which stored numbers are not checked again. */
export const writtenAddress = z.object({
  name: z.string(),
  whatsapp: z.string(),
  street: z.string(),
  kelurahan: z.string(),
  kecamatan: z.string(),
  city: z.string(),
  province: z.string(),
  postcode: z.string(),
});
