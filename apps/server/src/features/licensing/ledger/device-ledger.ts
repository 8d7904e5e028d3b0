// The device ledger: what a move is, whichever door it takes. Derived from the devices that ever held
// the licence, never a number that is added to; the binding asks it behind the licence's lock.
import { MAX_TRANSFERS, transferDeadline } from '@timesync/contract';

export const COOLING_MS = 24 * 60 * 60 * 1000;

/** A device that holds the licence or once did, however often. */
export interface Holder {
  /** Hexadecimal. */
  deviceId: string;
  /** False when an admin gave this device's move back: own mistake, warranty. */
  isCounted: boolean;
}

/** The newest binding; it may be over. */
export interface LastHolding {
  activationId: number;
  sequence: number;
  deviceId: string;
  isCounted: boolean;
  /** Set where the device let go by itself: others wait until then. */
  coolingUntil: Date | string | null;
  /** An admin allowed one more secret of this device. */
  isResetAllowed: boolean;
}

export interface Ledger {
  holders: Holder[];
  lastHolding: Omit<LastHolding, 'isResetAllowed' | 'sequence'> | null;
  purchasedAt: Date | string;
  /** When the move away from the last device was asked for, where an admin approved it. */
  moveAskedAt?: Date | string | undefined;
}

export function movesUsed(holders: readonly Holder[]): number {
  return Math.max(countedDevices(holders) - 1, 0);
}

function countedDevices(holders: readonly Holder[]): number {
  return holders.filter(({ isCounted }) => isCounted).length;
}

export type MoveObstacle = 'usedUp' | 'tooLate' | 'cooling';

/** Why this device cannot hold the licence next; undefined when it can. First obstacle wins. */
export function moveObstacle(
  ledger: Ledger,
  deviceId: string,
  now: Date,
): MoveObstacle | undefined {
  if (isMove(ledger, deviceId)) {
    if (movesUsed(ledger.holders) >= MAX_TRANSFERS) return 'usedUp';
    if (isTooLate(ledger, now)) return 'tooLate';
  }
  const { lastHolding } = ledger;
  const isCooling = lastHolding?.deviceId !== deviceId && coolingUntil(lastHolding, now) !== null;
  return isCooling ? 'cooling' : undefined;
}

/** A device that held the licence before comes back free, and the first one has moved nothing. */
function isMove({ holders }: Ledger, deviceId: string): boolean {
  return countedDevices(holders) > 0 && holders.every((holder) => holder.deviceId !== deviceId);
}

/** Asked for in time is in time, and a move that is not counted has no last day. */
function isTooLate({ lastHolding, moveAskedAt, purchasedAt }: Ledger, now: Date): boolean {
  if (lastHolding && !lastHolding.isCounted) return false;
  const movedAt = moveAskedAt ? new Date(moveAskedAt) : now;
  return movedAt.getTime() > transferDeadline(new Date(purchasedAt)).getTime();
}

/** Until when other devices wait; null when they need not. */
export function coolingUntil(
  lastHolding: Pick<LastHolding, 'coolingUntil'> | null,
  now: Date,
): Date | null {
  if (!lastHolding?.coolingUntil) return null;
  const until = new Date(lastHolding.coolingUntil);
  return until.getTime() > now.getTime() ? until : null;
}
