import {
  type ActivationAnswer,
  licenseStatusOf,
  MAX_TRANSFERS,
  type MosqueRole,
  type OwnLicense,
  transferDeadline,
  transferObstacle,
} from '@timesync/contract';
import { presentDeviceId } from './device-id.ts';
import { canBeHandedOut } from './handouts/handout-obstacle.ts';
import { freeMoveUntil, movesUsed, needsProof } from './ledger/device-ledger.ts';
import type { ActivationRow, LicenseRow } from './load-license.repository.ts';

export function presentActivation(activation: ActivationRow & { token: string }): ActivationAnswer {
  const { deviceId, deviceType, deviceName, sequence, shortCode, token } = activation;
  return {
    deviceId: presentDeviceId(deviceId),
    deviceType,
    deviceName,
    activatedAt: activation.activatedAt.toISOString(),
    sequence,
    token,
    shortCode,
    isPacked: activation.isPacked,
  };
}

/** Null until it has its token. */
export function presentBound({ activation }: Pick<LicenseRow, 'activation'>) {
  return activation?.token ? presentActivation({ ...activation, token: activation.token }) : null;
}

export function statusOf(license: Pick<LicenseRow, 'isRevoked' | 'isSuspended' | 'activation'>) {
  const { isRevoked, isSuspended, activation } = license;
  return licenseStatusOf({ isRevoked, isSuspended, isBound: activation !== null });
}

export function presentOwnLicense(
  license: LicenseRow &
    Pick<OwnLicense, 'mosque' | 'deviceTypes' | 'isHandedOut'> & { role: MosqueRole | null },
  now: Date,
): OwnLicense {
  const { latestTransfer, hasOpenRequest, purchasedAt } = license;
  const used = movesUsed(license.holders);
  const status = statusOf(license);
  const state = {
    isMovable: status === 'active' || (status === 'unused' && needsProof(license, now)),
    hasOpenRequest,
    movesUsed: used,
    purchasedAt,
  };
  return {
    id: license.id,
    licenseKey: license.licenseKey,
    init: license.init,
    deviceTypes: license.deviceTypes,
    product: license.product,
    variant: license.variant,
    mosque: license.mosque,
    room: license.room,
    status,
    activation: presentBound(license),
    isHandedOut: license.isHandedOut,
    canBeHandedOut: canBeHandedOut({ isBox: license.isBox, status }, license.role),
    transfers: {
      used,
      allowed: MAX_TRANSFERS,
      until: transferDeadline(purchasedAt).toISOString(),
      obstacle: transferObstacle(state, now) ?? null,
      needsProof: needsProof(license, now),
      freeMoveUntil: freeMoveUntil(license, now)?.toISOString() ?? null,
      latest: latestTransfer && {
        ...latestTransfer,
        requestedAt: latestTransfer.requestedAt.toISOString(),
      },
    },
  };
}
