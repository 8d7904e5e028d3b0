// The admin's named actions, each with a reason. Revoking is final.
import type { LicenseAction } from '@timesync/contract';
import type { Tx } from '../../platform/db/database.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/mount.ts';
import { saveLicenseFacts } from './licenses.repository.ts';
import { type LicenseRow, lockLicense } from './owned-license.repository.ts';
import { releaseLicense } from './release-license.ts';
import { revocationsChanged } from './revocations-changed.ts';

type AdminContext = Context & { actor: Actor };

export async function actOnLicense(
  context: AdminContext,
  { licenseId, action, reason }: { licenseId: number; action: LicenseAction; reason: string },
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const license = await lockLicense(tx, { id: licenseId });
    if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
    if (!isAllowed[action](license)) {
      throw new AppError('CONFLICT', { message: 'Status lisensi tidak mengizinkan tindakan ini.' });
    }
    if (action === 'release') await release(tx, context, license, reason);
    else await changeFacts(tx, context, { licenseId, action, reason });
  });
}

/** Which actions make sense now. */
const isAllowed: Record<LicenseAction, (license: LicenseRow) => boolean> = {
  suspend: ({ isRevoked, isSuspended }) => !isRevoked && !isSuspended,
  reinstate: ({ isRevoked, isSuspended }) => !isRevoked && isSuspended,
  revoke: ({ isRevoked }) => !isRevoked,
  release: ({ isRevoked, activation }) => !isRevoked && activation !== null,
};

async function release(tx: Tx, context: AdminContext, license: LicenseRow, note: string) {
  const { activation } = license;
  if (activation) await releaseLicense(tx, context, { licenseId: license.id, activation, note });
}

async function changeFacts(
  tx: Tx,
  context: AdminContext,
  { licenseId, action, reason }: { licenseId: number; action: LicenseAction; reason: string },
) {
  const now = context.clock.now();
  const facts = {
    suspend: { suspendedAt: now },
    reinstate: { suspendedAt: null },
    revoke: { revokedAt: now },
    release: {},
  }[action];
  await saveLicenseFacts(tx, licenseId, facts);
  if (action === 'revoke') await revocationsChanged(tx);
  await recordChange(tx, context, {
    subject: 'license',
    subjectId: licenseId,
    action,
    note: reason,
  });
}
