// When a password becomes invalid, everything begun with it ends: open sessions, sign-ins that wait
// for their second step, links, and keys for programs.
import type { Tx } from '../../../../platform/db/types.ts';
import { endLinksOfPerson } from '../../links/end-links.ts';
import { endKeysOf } from '../api-keys/api-keys.repository.ts';
import { deleteQuestionsOf } from '../second-factor/second-factor.repository.ts';
import { deleteSessionsOf } from './sessions.repository.ts';

interface Ending {
  at: Date;
  /** The session that asked for it stays. */
  except?: Buffer;
}

/** Call it after writing the user's row: the row's lock makes whoever takes such a link wait. */
export async function endAccessOf(tx: Tx, userId: number, { at, except }: Ending): Promise<void> {
  await deleteSessionsOf(tx, userId, except ? { except } : {});
  await deleteQuestionsOf(tx, userId);
  await endKeysOf(tx, userId, at);
  await endLinksOfPerson(tx, userId, at);
}
