// When a password becomes invalid, everything begun with it ends: open sessions, sign-ins that wait
// for their second step, and invitations that could bring in another admin.
import type { Tx } from '../../../platform/db/types.ts';
import { recordHistory } from '../../../platform/history/history.ts';
import { deleteInvitationsOf } from '../invitations/invitations.repository.ts';
import { deleteQuestionsOf } from '../second-factor/second-factor.repository.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

interface Ending {
  at: Date;
  /** The session that asked for it stays. */
  except?: Buffer;
}

/** Call it after writing the user's row: the row's lock makes concurrent invitations wait. */
export async function endAccessOf(tx: Tx, userId: number, { at, except }: Ending): Promise<void> {
  await deleteSessionsOf(tx, userId, except ? { except } : {});
  await deleteQuestionsOf(tx, userId);
  const withdrawn = await deleteInvitationsOf(tx, userId);
  await recordHistory(
    tx,
    withdrawn.map(({ email }) => ({
      at,
      actorKind: 'system',
      subject: 'user',
      subjectId: userId,
      action: 'withdraw invitation',
      before: { email },
    })),
  );
}
