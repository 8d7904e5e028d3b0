import { z } from '../wire/zod.ts';
import { LARGEST_ROW_ID, ROW_ID } from './row-id.ts';

const NUL = '\u0000';
const isStorable = (value: string) => !value.includes(NUL) && value.isWellFormed();

/** Trimmed text that PostgreSQL can store: no U+0000, no lone surrogates, and always a length. */
export function text(options: { min?: number; max: number; message?: string }) {
  const { min = 1, max, message } = options;
  return z
    .string(message)
    .trim()
    .min(min, message)
    .max(max, `Maksimal ${max} karakter`)
    .refine(isStorable, 'Teks mengandung karakter yang tidak didukung');
}

/** Like `text`, but may be empty. */
export function optionalText(max: number) {
  return text({ min: 0, max }).optional();
}

/** Passwords are never trimmed: a space is a character like any other. */
export function password(options: { min: number; message: string }) {
  return z
    .string(options.message)
    .min(options.min, options.message)
    .max(128, 'Password maksimal 128 karakter')
    .refine(isStorable, 'Password mengandung karakter yang tidak didukung');
}

/** Names stand in mails to people who do not know their writer: no link goes along. */
export const hasNoLink = (name: string) => !/http|www|:\/\//i.test(name);
export const NAME_WITH_LINK = 'Nama tidak boleh memuat tautan. Tulis namanya saja.';

export const personName = text({
  min: 2,
  max: 100,
  message: 'Nama minimal 2 karakter',
}).refine(hasNoLink, NAME_WITH_LINK);
export const currentPassword = password({ min: 1, message: 'Password wajib diisi' });

/** `missing` is the message for an empty field. */
export function emailAddress(missing: string) {
  return text({ max: 254, message: missing }).toLowerCase().pipe(z.email('Email tidak valid'));
}
export const email = emailAddress('Email wajib diisi');

/** A link that others follow: https, and no name or password in front of its host. */
export function secureLink(options: { max: number; error: string }) {
  return text({ max: options.max, message: options.error })
    .pipe(z.url({ protocol: /^https$/, error: options.error }))
    .refine(
      (link) => !/^https:\/\/[^/?#]*@/i.test(link),
      'Tautan tidak boleh memuat nama pengguna',
    );
}

const NO_ROW = 'Data tidak ditemukan.';
/** A row's id: a positive integer that fits PostgreSQL's `integer`. */
export const rowId = z.number(NO_ROW).int(NO_ROW).min(1, NO_ROW).max(LARGEST_ROW_ID, NO_ROW);

/** The same in a path, where everything is text. */
export const pathId = z.string(NO_ROW).regex(ROW_ID, NO_ROW).transform(Number).pipe(rowId);

export const idParams = z.strictObject({ id: pathId });
