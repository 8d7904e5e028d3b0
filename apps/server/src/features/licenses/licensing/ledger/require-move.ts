// The sentences for a device that cannot hold the licence next: why, and what to do.
import {
  FREE_MOVE,
  formatDate,
  formatDateTime,
  MAX_TRANSFERS,
  transferDeadline,
} from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { DeviceId } from '../device-id.ts';
import type { LicenseRow } from '../load-license.repository.ts';
import { freeMoveUntil, moveObstacle, movesUsed } from './device-ledger.ts';

/** Throws when the device ledger has no place for this device. */
export function requireMove(license: LicenseRow, deviceId: DeviceId, now: Date): void {
  const obstacle = moveObstacle(license, deviceId, now);
  if (obstacle === 'usedUp') throw new AppError('MOVES_USED_UP');
  if (obstacle === 'tooLate') throw tooLate(license);
  if (obstacle === 'needsProof') throw new AppError('MOVE_NEEDS_PROOF');
}

/** Bound to another device, and a move is possible: this is how. */
export function inUse(license: LicenseRow, now: Date): AppError {
  const used = movesUsed(license.holders);
  const until = freeMoveUntil(license, now);
  const freeMove = until ? ` ${FREE_MOVE} Batasnya ${formatDateTime(until)} WIB.` : '';
  return new AppError('LICENSE_IN_USE', {
    message: `Lisensi ini sudah dipakai di perangkat lain. Jika perangkat itu rusak, ajukan pindah perangkat di Produk Saya (${used} dari ${MAX_TRANSFERS} terpakai, berlaku sampai ${lastDay(license)}).${freeMove}`,
  });
}

function tooLate(license: LicenseRow): AppError {
  return new AppError('MOVES_TOO_LATE', {
    message: `Lisensi ini hanya dapat dipindah sampai ${lastDay(license)}. Pakai lagi di perangkat yang pernah memakainya, atau hubungi admin.`,
  });
}

function lastDay({ purchasedAt }: LicenseRow): string {
  return formatDate(transferDeadline(purchasedAt));
}
