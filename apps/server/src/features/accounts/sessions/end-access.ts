// What somebody began with a password that counts no more ends with it: open sessions, sign-ins that
// wait for their second step, and invitations that could bring another admin in.
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

/** Call it after the user's own row was written: the row's lock makes invitations wait for this. */
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
