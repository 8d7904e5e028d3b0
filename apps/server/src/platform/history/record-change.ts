import type { Tx } from '../db/types.ts';
import type { Actor } from '../http/actor.ts';
import type { Context } from '../http/mount.ts';
import { recordHistory } from './history.ts';

interface Change {
  /** The kind of thing that changed: `user`, `payment account`, … */
  subject: string;
  subjectId: number;
  action: string;
  /** An admin by default. */
  by?: 'admin' | 'customer';
  note?: string | undefined;
  before?: object | undefined;
  after?: object | undefined;
}

/** A person's change, in the transaction that makes it. Never pass secrets. */
export async function recordChange(
  tx: Tx,
  { actor, clock, requestId }: Pick<Context, 'clock' | 'requestId'> & { actor: Actor },
  { subject, subjectId, action, by = 'admin', note, before, after }: Change,
): Promise<void> {
  await recordHistory(tx, [
    {
      at: clock.now(),
      actorKind: by,
      actorId: actor.userId,
      requestId,
      subject,
      subjectId,
      action,
      note: note ?? null,
      before: before ?? null,
      after: after ?? null,
    },
  ]);
}
