// The device ledger: what counts as a move, however a device is activated. It is derived from the
// devices that ever held the licence, not from a counter, and is checked under the licence's lock.
import { MAX_TRANSFERS, transferDeadline } from '@timesync/contract';
import type { DeviceId } from '../device-id.ts';

/** How long after its first binding a licence may go to one other device without a photo. */
export const FREE_MOVE_MS = 24 * 60 * 60 * 1000;

/** A device that holds the licence or once did, however often. */
export interface Holder {
  deviceId: DeviceId;
  /** False when an admin refunded this device's move: own mistake, warranty. */
  isCounted: boolean;
}

export interface Ledger {
  holders: Holder[];
  /** The newest binding; it may be over. */
  lastHolding: {
    activationId: number;
    deviceId: DeviceId;
    isCounted: boolean;
    /** The device, or its owner, ended this binding without an admin. */
    isLetGo: boolean;
  } | null;
  purchasedAt: Date;
  firstActivatedAt: Date | null;
  latestTransfer: {
    activationId: number;
    status: 'open' | 'approved' | 'rejected';
    requestedAt: Date;
  } | null;
}

export function movesUsed(holders: readonly Holder[]): number {
  return Math.max(countedDevices(holders) - 1, 0);
}

function countedDevices(holders: readonly Holder[]): number {
  return holders.filter(({ isCounted }) => isCounted).length;
}

export type MoveObstacle = 'usedUp' | 'tooLate' | 'needsProof';

/** Why this device cannot hold the licence next; undefined when it can. First obstacle wins. */
export function moveObstacle(
  ledger: Ledger,
  deviceId: DeviceId,
  now: Date,
): MoveObstacle | undefined {
  const { holders } = ledger;
  // The first device is no move, and a former device of the licence returns free.
  if (holders.length === 0 || holders.some((holder) => holder.deviceId === deviceId)) {
    return undefined;
  }
  if (countedDevices(holders) > 0) {
    if (movesUsed(holders) >= MAX_TRANSFERS) return 'usedUp';
    if (isTooLate(ledger, now)) return 'tooLate';
  }
  return needsProof(ledger, now) ? 'needsProof' : undefined;
}

/**
 * The last device released the licence by itself: another one needs a move that an admin approved.
 */
export function needsProof(ledger: Ledger, now: Date): boolean {
  const isWaiting = ledger.lastHolding?.isLetGo === true && approvedMove(ledger) === undefined;
  return isWaiting && freeMoveUntil(ledger, now) === null;
}

/** Until when the first device may be exchanged without a photo; null when it may not. */
export function freeMoveUntil(ledger: Ledger, now: Date): Date | null {
  const { holders, firstActivatedAt } = ledger;
  if (holders.length !== 1 || !firstActivatedAt || isTooLate(ledger, now)) return null;
  const until = new Date(firstActivatedAt.getTime() + FREE_MOVE_MS);
  return until.getTime() > now.getTime() ? until : null;
}

/** A move that was requested in time is in time, and one that is not counted has no last day. */
function isTooLate(ledger: Ledger, now: Date): boolean {
  const { lastHolding, purchasedAt } = ledger;
  if (lastHolding && !lastHolding.isCounted) return false;
  const movedAt = approvedMove(ledger)?.requestedAt ?? now;
  return movedAt.getTime() > transferDeadline(purchasedAt).getTime();
}

/** The approved request to move away from the last device, if any. */
function approvedMove({ lastHolding, latestTransfer }: Ledger) {
  const isApproved =
    latestTransfer?.status === 'approved' &&
    latestTransfer.activationId === lastHolding?.activationId;
  return isApproved ? latestTransfer : undefined;
}

// The same device id with another secret is a box that was reset, or a clone with the same id
// (common on cheap boxes). Three a year are free, then an admin decides. A known secret is the same
// box and always free.
export const FREE_RESETS = 3;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

export interface SeenSecret {
  secretHash: Buffer;
  firstSeenAt: Date;
  /** An admin allowed it beyond the free ones. */
  isExtra: boolean;
}

/** Free resets of the last year; the device's first secret is none. Oldest secret first. */
export function resetsUsed([, ...others]: readonly SeenSecret[], now: Date): number {
  const since = now.getTime() - YEAR_MS;
  return others.filter(({ firstSeenAt, isExtra }) => !isExtra && firstSeenAt.getTime() > since)
    .length;
}
