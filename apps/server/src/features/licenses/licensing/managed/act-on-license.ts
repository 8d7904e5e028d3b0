// The admin's named actions, each with a reason. Revoking is final.
import type { LicenseAction } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { requireRecentAuthentication } from '../../../people/accounts/sessions/require-recent-authentication.ts';
import { allowMove, allowReset } from '../ledger/allow-move.ts';
import { forgetFailures } from '../license-attempts.ts';
import { queueLicenseWebhooks } from '../license-webhooks.ts';
import { updateLicense } from '../licenses.repository.ts';
import { type LicenseRow, lockLicense } from '../load-license.repository.ts';
import { queueLicenseNotice } from '../mails/queue-license-notice.ts';
import { statusOf } from '../present-license.ts';
import { releaseLicense } from '../releasing/release-license.ts';
import { revocationsChanged } from '../tokens/revocations-changed.ts';
import { closeTransfers } from '../transfers/close-transfers.ts';

type StatusAction = 'suspend' | 'reinstate' | 'revoke';

const events = {
  suspend: 'license suspended',
  reinstate: 'license reinstated',
  revoke: 'license revoked',
} as const;

export async function actOnLicense(
  context: ActorContext,
  { licenseId, action, reason }: { licenseId: number; action: LicenseAction; reason: string },
): Promise<void> {
  if (action === 'revoke') await requireRecentAuthentication(context, 'LICENSE_REVOCATION');
  await context.database.transaction(async (tx) => {
    const license = await lockLicense(tx, { id: licenseId });
    if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
    if (!isAllowed[action](license)) {
      throw new AppError('CONFLICT', { message: 'Status lisensi tidak mengizinkan tindakan ini.' });
    }
    if (action === 'release') await release(tx, context, license, reason);
    else if (action === 'allowMove') await allowMove(tx, context, { license, reason });
    else if (action === 'allowReset') await allowReset(tx, context, { license, reason });
    else await changeLicense(tx, context, { license, action, reason });
  });
}

/** Which actions make sense now. */
const isAllowed: Record<LicenseAction, (license: LicenseRow) => boolean> = {
  suspend: ({ isRevoked, isSuspended }) => !isRevoked && !isSuspended,
  reinstate: ({ isRevoked, isSuspended }) => !isRevoked && isSuspended,
  revoke: ({ isRevoked }) => !isRevoked,
  release: ({ isRevoked, activation }) => !isRevoked && activation !== null,
  allowMove: ({ isRevoked, activation }) => !isRevoked && activation === null,
  allowReset: ({ isRevoked }) => !isRevoked,
};

async function release(tx: Tx, context: ActorContext, license: LicenseRow, note: string) {
  const { activation } = license;
  if (activation) await releaseLicense(tx, context, { license, activation, note });
}

async function changeLicense(
  tx: Tx,
  context: ActorContext,
  { license, action, reason }: { license: LicenseRow; action: StatusAction; reason: string },
) {
  const { id, licenseKey } = license;
  const now = context.clock.now();
  const after = {
    suspend: { ...license, isSuspended: true },
    reinstate: { ...license, isSuspended: false },
    revoke: { ...license, isRevoked: true },
  }[action];
  await updateLicense(
    tx,
    id,
    {
      suspend: { suspendedAt: now },
      reinstate: { suspendedAt: null },
      revoke: { revokedAt: now },
    }[action],
  );
  if (action === 'reinstate') await forgetFailures(context.limits, tx, licenseKey);
  if (action === 'revoke') {
    await revocationsChanged(tx);
    await closeTransfers(tx, context, { licenseIds: [id], because: 'revoked' });
    await queueLicenseWebhooks(context, tx, 'license.revoked', { ids: [id] });
  }
  await recordChange(tx, context, ['license', id], action, {
    note: reason,
    before: { status: statusOf(license) },
    after: { status: statusOf(after) },
  });
  await queueLicenseNotice(context, tx, {
    license,
    event: events[action],
    reason,
    occasion: now.toISOString(),
  });
}
