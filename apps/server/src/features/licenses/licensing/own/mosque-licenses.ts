import type { Tx } from '../../../../platform/db/types.ts';
import { recordHistory } from '../../../../platform/history/history.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { endLinksOfLicenses } from '../../../people/links/end-links.ts';
import {
  countLicensesOfMosques,
  fileLicensesOf,
  type Reassignment,
  reassignLicenses,
} from '../licenses.repository.ts';

/** Revoked ones do not count. */
export async function haveLicenses(tx: Tx, mosqueIds: number[]): Promise<boolean> {
  return (await countLicensesOfMosques(tx, mosqueIds)) > 0;
}

/** A mosque's licences keep naming a person: the one who gets their notices. */
export function reassignMosqueLicenses(tx: Tx, change: Reassignment): Promise<void> {
  return reassignLicenses(tx, change);
}

/** All licences that still belong to the person become the mosque's. */
export async function fileOwnLicenses(
  { actor, clock, requestId }: ActorContext,
  tx: Tx,
  mosqueId: number,
): Promise<void> {
  const filed = await fileLicensesOf(tx, { userId: actor.userId, mosqueId });
  await endLinksOfLicenses(tx, filed, clock.now());
  await recordHistory(
    tx,
    filed.map((subjectId) => ({
      at: clock.now(),
      actorKind: 'customer',
      actorId: actor.userId,
      requestId,
      subject: 'license',
      subjectId,
      action: 'file',
      before: { mosqueId: null },
      after: { mosqueId },
    })),
  );
}
