// The terms, executable: within the year, one claim at a time, and none after one was accepted.
import { formatLastDay, type WarrantyState, warrantyStateOf } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { BoxRow } from './box-row.ts';

const isUndecided = ({ claim }: BoxRow) => claim?.status === 'open' || claim?.status === 'asked';

export function mayClaim(box: BoxRow, now: Date): boolean {
  return box.isPaid && warrantyStateOf(box, now) === 'valid' && !isUndecided(box);
}

/** Throws the sentence that the customer reads. */
export function requireClaimable(box: BoxRow | undefined, now: Date): BoxRow {
  if (!box) throw new AppError('NOT_FOUND', { message: 'Box tidak ditemukan.' });
  if (mayClaim(box, now)) return box;
  throw new AppError('CLAIM_REFUSED', { message: sentenceOf(box, warrantyStateOf(box, now)) });
}

function sentenceOf(box: BoxRow, state: WarrantyState): string {
  if (!box.isPaid) return 'Dana pesanan ini sudah dikembalikan, jadi garansinya tidak berlaku.';
  if (state === 'used') return 'Garansi box ini sudah dipakai: garansi berlaku untuk satu klaim.';
  if (state === 'over' && box.until) {
    return `Garansi box ini berlaku sampai ${formatLastDay(box.until)} dan sudah lewat.`;
  }
  if (state === 'none') return 'Produk ini dijual tanpa garansi.';
  return 'Klaim garansi box ini masih diperiksa.';
}
