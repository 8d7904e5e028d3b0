// What every service's format is read into. Sizes and words come from outside: whatever cannot be read
// with certainty refuses the post, because a wrong guess is money.
import { isoDate } from '@timesync/contract';
import { z } from 'zod';
import {
  type Direction,
  parseAmount,
  parseDirection,
} from '../../../payments/statements/reading/statement-amount.ts';

export interface ReportedLine {
  /** The service's own: the same line twice is one line. */
  id: string;
  accountNumber: string;
  day: string;
  direction: Direction;
  amountSen: number;
  balanceSen: number | null;
  description: string;
}

/** A service posts a few lines; one that sends its whole day again posts some hundreds. */
export const MOST_LINES = 2_000;
const MAX_SEN = 100_000_000_000_000;

/** Services write the same field as a number or as a text. */
const textOrNumber = z.union([z.string(), z.number()]).transform(String);
export const lineId = textOrNumber.pipe(z.string().min(1).max(100));
export const accountNumber = textOrNumber.pipe(z.string().min(1).max(50));
export const description = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').replaceAll('\u0000', '').slice(0, 500));

/** Rupiah as a number (150123, 150123.5) or as people and banks write it ("150.123", "150123.00"). */
export const amountSen = z.union([z.string(), z.number()]).transform((value, { addIssue }) => {
  const sen = typeof value === 'number' ? senOf(value) : parseAmount(value)?.sen;
  if (sen !== undefined && sen > 0 && sen <= MAX_SEN) return sen;
  addIssue({ code: 'custom', message: 'Jumlah tidak dapat dibaca' });
  return z.NEVER;
});

/** Some services send 0 or nothing where they do not know it; it only helps to tell lines apart. */
export const balanceSen = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => {
    const sen = typeof value === 'number' ? senOf(value) : parseAmount(value ?? '')?.sen;
    return sen || null;
  });

export const direction = z.string().transform((mark, { addIssue }) => {
  const read = parseDirection(mark);
  if (read) return read;
  addIssue({ code: 'custom', message: 'Jenis mutasi tidak dikenal' });
  return z.NEVER;
});

const LOCAL = /^(\d{4}-\d\d-\d\d)([ T]\d\d:\d\d(:\d\d)?)?$/;

/** `2026-11-19 14:30:00` is Jakarta's time; a moment with its zone is put into Jakarta's day. */
export const day = z.string().transform((text, { addIssue }) => {
  const local = LOCAL.exec(text.trim())?.[1];
  const moment = new Date(local ? `${local}T12:00:00+07:00` : text);
  const isMoment = local !== undefined || z.iso.datetime({ offset: true }).safeParse(text).success;
  const read = isMoment && !Number.isNaN(moment.getTime()) ? isoDate(moment) : undefined;
  if (read && (!local || read === local)) return read;
  addIssue({ code: 'custom', message: 'Tanggal tidak dapat dibaca' });
  return z.NEVER;
});

function senOf(rupiah: number): number | undefined {
  const sen = Math.round(rupiah * 100);
  return Number.isSafeInteger(sen) && Math.abs(rupiah * 100 - sen) < 1e-3 ? sen : undefined;
}
