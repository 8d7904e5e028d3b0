import { AppError } from '../../../../platform/app-error.ts';
import { hashToken } from '../../../../platform/crypto/tokens.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { type ChangeContext, recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext, Context } from '../../../../platform/http/mount.ts';
import { findBySecret, updateActivation } from '../activations.repository.ts';
import type { DeviceId } from '../device-id.ts';
import { freeMoveUntil } from '../ledger/device-ledger.ts';
import { forgetFailures } from '../license-attempts.ts';
import { queueLicenseWebhooks } from '../license-webhooks.ts';
import { type LineUnits, revokeLicensesOfLines } from '../licenses.repository.ts';
import { type ActivationRow, type LicenseRow, lockLicense } from '../load-license.repository.ts';
import { revocationsChanged } from '../tokens/revocations-changed.ts';
import { closeTransfers } from '../transfers/close-transfers.ts';

interface Release {
  license: Pick<LicenseRow, 'id' | 'licenseKey'>;
  activation: ActivationRow;
  note?: string | undefined;
  /** No admin decided it: another device then needs a photo, and an open request stays open. */
  isLetGo?: boolean;
}

/** Lets a licence go from its device. Needs the licence's lock; its token is revoked from here on. */
export async function releaseLicense(
  tx: Tx,
  context: ChangeContext & Pick<Context, 'jobs' | 'limits' | 'settings'>,
  { license, activation, note, isLetGo = false }: Release,
): Promise<void> {
  const at = context.clock.now();
  await updateActivation(tx, activation.id, { releasedAt: at, letGoAt: isLetGo ? at : null });
  await revocationsChanged(tx);
  await forgetFailures(context.limits, tx, license.licenseKey);
  if (!isLetGo) {
    await closeTransfers(tx, context, { licenseIds: [license.id], because: 'released' });
  }
  await recordChange(tx, context, ['license', license.id], 'release', {
    by: 'caller',
    note,
    before: { deviceId: activation.deviceId, sequence: activation.sequence },
  });
  await queueLicenseWebhooks(context, tx, 'license.released', { ids: [license.id] });
}

// A working device releases its licence by itself, so that the licence can move without an admin. It
// authenticates with the secret it received when it was bound. The token is not enough: the owner sees
// it too and could move the licence without the device. A device whose answer was lost may ask again.
// The next device needs a move with a photo, except once on the first day; otherwise one key could run
// many boxes (decision 0074).
interface DeviceRelease {
  licenseKey: string;
  deviceId: DeviceId | undefined;
  releaseSecret: string;
}

/** Returns until when another device needs no photo; null when it does. */
export async function releaseByDevice(
  context: Omit<Context, 'actor'>,
  { licenseKey, deviceId, releaseSecret }: DeviceRelease,
): Promise<Date | null> {
  const refused = () => new AppError('RELEASE_REFUSED', { field: 'releaseSecret' });
  return context.database.transaction(async (tx) => {
    const license = await lockLicense(tx, { licenseKey });
    if (!license) throw new AppError('LICENSE_UNKNOWN', { field: 'licenseKey' });
    if (!deviceId) throw refused();
    const proof = { deviceId, secretHash: hashToken(releaseSecret) };
    const proven = await findBySecret(tx, license.id, proof);
    if (proven === undefined) throw refused();
    const { activation } = license;
    const now = context.clock.now();
    if (activation?.id === proven) {
      const release = { license, activation, note: 'Dilepas oleh perangkat', isLetGo: true };
      await releaseLicense(tx, { ...context, actor: undefined }, release);
      return freeMoveUntil(license, now);
    }
    // Bound again since then: the old secret must not talk the device out of its new binding.
    if (activation?.deviceId === deviceId) throw refused();
    await forgetFailures(context.limits, tx, licenseKey);
    return freeMoveUntil(license, now);
  });
}

// For a wrongly chosen box: on the first day the owner takes the licence back without a photo,
// because a box without internet cannot release it.
export async function releaseByOwner(context: ActorContext, licenseId: number): Promise<void> {
  const own = { id: licenseId, userId: context.actor.userId };
  await context.database.transaction(async (tx) => {
    const license = await lockLicense(tx, own);
    if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
    if (license.isRevoked) throw new AppError('LICENSE_REVOKED');
    if (license.isSuspended) throw new AppError('LICENSE_SUSPENDED');
    if (!freeMoveUntil(license, context.clock.now())) throw new AppError('MOVE_NEEDS_PROOF');
    const { activation } = license;
    // A second call finds the licence released already.
    if (!activation) return;
    await releaseLicense(tx, context, { license, activation, note: 'Salah pasang', isLetGo: true });
  });
}

// Revokes licences whose units were refunded, each with its own entry in the history.

/** Returns how many were revoked. */
export async function revokeOrderLicenses(
  tx: Tx,
  context: ActorContext,
  { lines, reason }: { lines: LineUnits[]; reason: string },
): Promise<number> {
  const { actor, clock, requestId } = context;
  const by = { actorId: actor.userId, requestId, reason };
  const licenseIds = await revokeLicensesOfLines(tx, { lines, at: clock.now(), by });
  await revocationsChanged(tx);
  await closeTransfers(tx, context, { licenseIds, because: 'revoked' });
  await queueLicenseWebhooks(context, tx, 'license.revoked', { ids: licenseIds });
  return licenseIds.length;
}
