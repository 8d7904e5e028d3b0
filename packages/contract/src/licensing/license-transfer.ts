// The terms, executable: at most three moves, within three calendar years of the purchase, counted in
// Jakarta. People read the last day as a date, so all of it counts; 29 February ends on
// 28 February.
import { isoDate } from '../values/dates.ts';

export const MAX_TRANSFERS = 3;
export const TRANSFER_YEARS = 3;
/** The one move without a photo, as the owner reads it. */
export const FREE_MOVE = 'Salah pasang? Dalam 24 jam pertama boleh pindah sekali tanpa bukti.';

/** Jakarta has no daylight saving. */
const JAKARTA_OFFSET_MS = 7 * 60 * 60 * 1000;

/** The last moment at which a transfer can be asked for: shown as a date, it is that day. */
export function transferDeadline(purchasedAt: Date): Date {
  const [boughtIn = 0, month = 0, boughtOn = 0] = isoDate(purchasedAt).split('-').map(Number);
  const year = boughtIn + TRANSFER_YEARS;
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const day = Math.min(boughtOn, lastDay);
  const endOfDay = Date.UTC(year, month - 1, day, 23, 59, 59, 999);
  return new Date(endOfDay - JAKARTA_OFFSET_MS);
}

export type TransferObstacle = 'notActive' | 'alreadyOpen' | 'usedUp' | 'tooLate';

interface TransferState {
  /** Bound to a device, or released by it so that another one needs a photo. */
  isMovable: boolean;
  hasOpenRequest: boolean;
  movesUsed: number;
  purchasedAt: Date;
}

/** Why a transfer cannot be asked for now; undefined when it can. First obstacle wins. */
export function transferObstacle(
  { isMovable, hasOpenRequest, movesUsed, purchasedAt }: TransferState,
  now: Date,
): TransferObstacle | undefined {
  if (!isMovable) return 'notActive';
  if (hasOpenRequest) return 'alreadyOpen';
  if (movesUsed >= MAX_TRANSFERS) return 'usedUp';
  if (now.getTime() > transferDeadline(purchasedAt).getTime()) return 'tooLate';
  return undefined;
}
