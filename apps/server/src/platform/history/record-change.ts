import type { Tx } from '../db/types.ts';
import type { Actor } from '../http/actor.ts';
import type { Context } from '../http/mount.ts';
import { recordHistory } from './history.ts';

/** Without an actor: whoever holds the device or the link. */
export type ChangeContext = Pick<Context, 'clock' | 'requestId'> & { actor: Actor | undefined };
/** Operators and the system press no button: no request, nobody. */
type Who = Pick<Context, 'clock'> & { requestId?: string; actor?: Partial<Actor> | undefined };

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
  who: Who,
  [subject, id]: [subject: string, id: number],
  action: string,
  { by, note, ...values }: Details = {},
): Promise<void> {
  await recordChanges(tx, who, [subject, [{ id, ...values }]], action, { by, note });
}

type Change = Pick<Details, 'before' | 'after'> & { id: number };

/** The same change of many things. */
export async function recordChanges(
  tx: Tx,
  { actor, clock, requestId }: Who,
  [subject, changes]: [subject: string, changes: Change[]],
  action: string,
  { by = 'admin', note }: { by?: Details['by'] | undefined; note?: string | undefined } = {},
): Promise<void> {
  const kind = actor?.role === 'admin' ? 'admin' : 'customer';
  const who = by === 'system' ? {} : { actorId: actor?.userId };
  const actorKind = by === 'caller' ? kind : by;
  const shared = { at: clock.now(), ...who, actorKind, requestId, subject, action, note };
  await recordHistory(
    tx,
    changes.map(({ id, ...values }) => ({ ...shared, subjectId: id, ...values })),
  );
}
