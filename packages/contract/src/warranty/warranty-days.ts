// The warranty of the terms: a number of months from the day the box arrived, in Jakarta. People
// read the last day as a date, so all of it counts; 29 February ends on 28 February. Without zod.
import { formatDate, isoDate } from '../values/dates.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A word that comes later than this says little about when the parcel was there. */
const LATEST_ARRIVAL_DAYS = 14;

interface Journey {
  sentAt: Date;
  /** When it was reported as received; null if it never was. */
  receivedAt: Date | null;
}

/** The day it was received, or sent if that was never reported. */
export function warrantyStart({ sentAt, receivedAt }: Journey): Date {
  const latest = sentAt.getTime() + LATEST_ARRIVAL_DAYS * DAY_MS;
  return receivedAt ? new Date(Math.min(receivedAt.getTime(), latest)) : sentAt;
}

/** `2027-11-15`: all of that day still counts. */
export function warrantyLastDay(journey: Journey, months: number): string {
  const [year = 0, month = 1, day = 1] = isoDate(warrantyStart(journey)).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  lastOfMonth.setUTCDate(Math.min(day, lastOfMonth.getUTCDate()));
  return lastOfMonth.toISOString().slice(0, 10);
}

export function isUnderWarranty(lastDay: string | null, now: Date): boolean {
  return lastDay !== null && isoDate(now) <= lastDay;
}

/** `15 Nov 2027`. */
export function formatLastDay(lastDay: string): string {
  return formatDate(`${lastDay}T12:00:00+07:00`);
}

/** `used`: a claim was accepted, which ends it. `none`: it was sold without one. */
export const warrantyStates = ['valid', 'over', 'used', 'none'] as const;
export type WarrantyState = (typeof warrantyStates)[number];

export function warrantyStateOf(
  { until, isUsed }: { until: string | null; isUsed: boolean },
  now: Date,
): WarrantyState {
  if (isUsed) return 'used';
  if (until === null) return 'none';
  return isUnderWarranty(until, now) ? 'valid' : 'over';
}
