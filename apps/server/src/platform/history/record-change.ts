import type { Tx } from '../db/types.ts';
import type { Actor } from '../http/actor.ts';
import type { Context } from '../http/mount.ts';
import { recordHistory } from './history.ts';

/** Without an actor: whoever holds the device or the link. */
export type ChangeContext = Pick<Context, 'clock' | 'requestId'> & { actor: Actor | undefined };
type Who = Omit<ChangeContext, 'actor'> & { actor: Partial<Actor> | undefined };

interface Details {
  /** An admin by default; `caller`: an admin if he is one; `system`: nobody pressed a button. */
  by?: 'admin' | 'customer' | 'caller' | 'system';
  note?: string | undefined;
  before?: object | undefined;
  after?: object | undefined;
}

/**
 * A person's change, in the transaction that makes it. Its subject is the kind of thing that
 * changed (`user`, `payment account`, …) and its id. Never pass secrets.
 */
export async function recordChange(
  tx: Tx,
  { actor, clock, requestId }: Who,
  [subject, subjectId]: [subject: string, id: number],
  action: string,
  { by = 'admin', note, before, after }: Details = {},
): Promise<void> {
  const kind = actor?.role === 'admin' ? 'admin' : 'customer';
  const who = { actorKind: by === 'caller' ? kind : by, actorId: actor?.userId, requestId };
  await recordHistory(tx, [
    { at: clock.now(), ...who, subject, subjectId, action, note, before, after },
  ]);
}
