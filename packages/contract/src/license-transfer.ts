// The terms, executable: at most three transfers, within three calendar years of the purchase,
// counted in Jakarta. 29 February ends on 28 February.
import { BUSINESS_TIME_ZONE } from './dates.ts';

export const MAX_TRANSFERS = 3;
export const TRANSFER_YEARS = 3;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: BUSINESS_TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});
/** Jakarta has no daylight saving. */
const JAKARTA_OFFSET_MS = 7 * 60 * 60 * 1000;

/** The first moment at which a transfer is no longer allowed. */
export function transferDeadline(purchasedAt: Date): Date {
  const parts = Object.fromEntries(
    clock.formatToParts(purchasedAt).map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const year = parts.year + TRANSFER_YEARS;
  const lastDay = new Date(Date.UTC(year, parts.month, 0)).getUTCDate();
  const local = Date.UTC(
    year,
    parts.month - 1,
    Math.min(parts.day, lastDay),
    parts.hour,
    parts.minute,
    parts.second,
    purchasedAt.getUTCMilliseconds(),
  );
  return new Date(local - JAKARTA_OFFSET_MS);
}

export type TransferObstacle = 'notActive' | 'alreadyOpen' | 'usedUp' | 'tooLate';

interface TransferFacts {
  isActive: boolean;
  hasOpenRequest: boolean;
  countedTransfers: number;
  purchasedAt: Date;
}

/** Why a transfer cannot be asked for now; undefined when it can. First obstacle wins. */
export function transferObstacle(
  { isActive, hasOpenRequest, countedTransfers, purchasedAt }: TransferFacts,
  now: Date,
): TransferObstacle | undefined {
  if (!isActive) return 'notActive';
  if (hasOpenRequest) return 'alreadyOpen';
  if (countedTransfers >= MAX_TRANSFERS) return 'usedUp';
  if (now.getTime() >= transferDeadline(purchasedAt).getTime()) return 'tooLate';
  return undefined;
}
