// One rule for all four ways to activate. Checks run in a fixed order and the first failure wins:
// known, suspended or revoked, device type, the device ledger, already bound, resets. The same
// device again is a success and free.
import { deviceTypeName, isSameDeviceType } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { findDeviceTypes } from '../init-devices/init-devices.ts';
import { insertActivation, updateActivation } from './activations.repository.ts';
import type { DeviceId } from './device-id.ts';
import { admitSecret } from './ledger/admit-secret.ts';
import { type Holder, movesUsed } from './ledger/device-ledger.ts';
import { inUse, requireMove } from './ledger/require-move.ts';
import { forgetFailures } from './license-attempts.ts';
import { queueLicenseWebhooks } from './license-webhooks.ts';
import {
  type ActivationRow,
  type LicenseReference,
  type LicenseRow,
  lockLicense,
} from './load-license.repository.ts';
import type { LicenseSigner } from './tokens/license-signer.ts';
import { ensureToken } from './tokens/license-signer.ts';
import { replaceShortCode } from './tokens/replace-short-code.ts';
import { revocationsChanged } from './tokens/revocations-changed.ts';
import { closeTransfers } from './transfers/close-transfers.ts';

export interface Device {
  id: DeviceId;
  type: string;
  name?: string | undefined;
  appVersion?: string | undefined;
  /** The serial number of the box that the app runs on. */
  serial?: string | undefined;
}

interface Activation {
  license: LicenseReference;
  device: Device;
  /**
   * Set when the device asked by a Kode Perangkat: the twenty digits, and the secret they are
   * derived from.
   */
  offline?: { shortCode: string; secret: Uint8Array } | undefined;
  /** Why an admin does it in the customer's place. */
  reason?: string | undefined;
  /** What the device itself chose to release the licence with. */
  releaseSecret?: string | undefined;
}

export interface ActivatedLicense {
  license: LicenseRow;
  /**
   * Returned once, when the device is bound: the owner must not be able to release it in the
   * device's name.
   */
  releaseSecret: string | null;
  activation: ActivationRow & { token: string };
}

interface Binding extends Activation {
  signer: LicenseSigner;
  releaseSecretHash: Buffer;
}

type ActivationContext = Omit<Context, 'actor'> & { actor: Actor | undefined };

export async function activateLicense(
  context: ActivationContext,
  signer: LicenseSigner,
  request: Activation,
): Promise<ActivatedLicense> {
  const { database } = context;
  const bound = await database.transaction((tx) => bindLicense(tx, context, signer, request));
  // A new binding was already signed; an existing one may have lost its token.
  const license = await ensureToken(database.db, signer, bound.license);
  const { activation } = license;
  if (!activation?.token) throw new Error('A bound licence always gets its token');
  return {
    license,
    activation: { ...activation, token: activation.token },
    releaseSecret: bound.releaseSecret,
  };
}

/** The same inside a larger transaction. */
export async function bindLicense(
  tx: Tx,
  context: ActivationContext,
  signer: LicenseSigner,
  request: Activation,
): Promise<Pick<ActivatedLicense, 'license' | 'releaseSecret'>> {
  const releaseSecret = request.releaseSecret ?? createToken();
  const binding = { ...request, signer, releaseSecretHash: hashToken(releaseSecret) };
  const { license, isNew } = await bind(tx, context, binding);
  await forgetFailures(context.limits, tx, license.licenseKey);
  if (isNew) await queueLicenseWebhooks(context, tx, 'license.activated', { ids: [license.id] });
  return { license, releaseSecret: isNew ? releaseSecret : null };
}

async function bind(
  tx: Tx,
  { actor, clock, requestId }: ActivationContext,
  { license: reference, device, offline, reason, signer, releaseSecretHash }: Binding,
): Promise<{ license: LicenseRow; isNew: boolean }> {
  const license = await lockLicense(tx, reference);
  if (!license) throw new AppError('LICENSE_UNKNOWN', { field: 'licenseKey' });
  requireUsable(license, device, await findDeviceTypes(tx, license.init));
  const deviceId = device.id;
  const { activation } = license;
  const isHeldHere = activation?.deviceId === deviceId;
  const shortCode = offline?.shortCode;
  if (!isHeldHere) {
    requireMove(license, deviceId, clock.now());
    if (activation) throw inUse(license, clock.now());
  } else if (!shortCode || shortCode === activation.shortCode) {
    await storeSerial(tx, activation, device);
    return { license, isNew: false };
  }
  const by = { actor, clock, requestId };
  if (offline) await admitSecret(tx, by, { license, deviceId, secret: offline.secret });
  if (activation && shortCode) {
    await replaceShortCode(tx, by, { license, activation, shortCode, reason });
    return { license: { ...license, activation: { ...activation, shortCode } }, isNew: false };
  }
  const activatedAt = clock.now();
  const holders = withHolder(license.holders, deviceId);
  const bound = {
    sequence: (license.lastHolding?.sequence ?? 0) + 1,
    deviceId,
    deviceType: device.type,
    deviceName: device.name ?? null,
    serial: device.serial ?? null,
    shortCode: shortCode ?? null,
    activatedAt,
  };
  // Under the lock: a separate statement afterwards would wait for the disk again.
  const token = await signer.sign(license, bound);
  const { id, wasReleased } = await insertActivation(tx, {
    ...bound,
    licenseId: license.id,
    token,
    appVersion: device.appVersion ?? null,
    releaseSecretHash,
    movesUsed: movesUsed(holders),
    actorKind: actor?.role === 'admin' ? 'admin' : 'customer',
    actorId: actor?.userId ?? null,
    requestId,
    reason: reason ?? null,
  });
  if (wasReleased) await revocationsChanged(tx);
  if (license.hasOpenRequest) {
    await closeTransfers(tx, by, { licenseIds: [license.id], because: 'bound' });
  }
  return {
    license: { ...license, activation: { ...bound, id, token, isPacked: false } },
    isNew: true,
  };
}

/**
 * An updated app reports the serial number of a box that was bound before; the first number stays.
 */
async function storeSerial(tx: Tx, activation: ActivationRow, { serial }: Device): Promise<void> {
  if (serial && !activation.serial) await updateActivation(tx, activation.id, { serial });
}

const listOfTypes = new Intl.ListFormat('id', { type: 'disjunction' });

function requireUsable(license: LicenseRow, device: Device, deviceTypes: string[]): void {
  if (license.isRevoked) throw new AppError('LICENSE_REVOKED');
  if (license.isSuspended) throw new AppError('LICENSE_SUSPENDED');
  if (!deviceTypes.some((type) => isSameDeviceType(type, device.type))) {
    const allowed = listOfTypes.format(deviceTypes.map(deviceTypeName));
    throw new AppError('DEVICE_TYPE_REFUSED', {
      message: `Lisensi ini hanya untuk ${allowed}. Gunakan lisensi lain untuk perangkat ini.`,
    });
  }
}

function withHolder(holders: Holder[], deviceId: DeviceId): Holder[] {
  const isKnown = holders.some((holder) => holder.deviceId === deviceId);
  return isKnown ? holders : [...holders, { deviceId, isCounted: true }];
}
