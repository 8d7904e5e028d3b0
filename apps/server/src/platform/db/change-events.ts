// Notifies every process of a change when it commits, by PostgreSQL's NOTIFY. The process that made
// the change is notified locally at once, and a second time by the database.
// A lost connection loses notifications, so caches must not be used while the connection is down, and
// reconnecting counts as a change of every topic.
import { sql } from 'drizzle-orm';
import { emitAfterCommit, onLocalChange } from './local-changes.ts';
import { listenOnServer } from './postgres/postgres-listener.ts';
import type { Database, Listener, Logger, Tx } from './types.ts';

const CHANNEL = 'changes';

export interface ChangeEvents {
  /** Calls `react` after each change of the topic, and whenever a change may have been missed. */
  onChange(topic: string, react: () => void): void;
  /** False while a change could go unnoticed. */
  isListening(): boolean;
  stop(): Promise<void>;
}

export async function startChangeEvents(database: Database, log: Logger): Promise<ChangeEvents> {
  const reactions = new Map<string, Array<() => void>>();
  let listening = false;
  const listener: Listener = {
    channel: CHANNEL,
    onEvent(topic) {
      for (const react of reactions.get(topic) ?? []) react();
    },
    onStart() {
      listening = true;
      for (const topic of reactions.keys()) listener.onEvent(topic);
    },
    onEnd() {
      listening = false;
    },
  };
  const stopListening = await listenOnServer(database.pool, listener, log);
  const stopLocalChanges = onLocalChange(database.pool, (topic) => listener.onEvent(topic));
  return {
    onChange(topic, react) {
      reactions.set(topic, [...(reactions.get(topic) ?? []), react]);
    },
    isListening: () => listening,
    stop() {
      stopLocalChanges();
      return stopListening();
    },
  };
}

/** Sent when the transaction commits, and not at all when it rolls back. */
export async function notify(tx: Tx, topic: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);
  emitAfterCommit(tx, topic);
}
