// Tells every process that something changed, with the commit of the change: PostgreSQL's NOTIFY.
// A lost connection loses notices, so nothing may be kept in memory while nobody listens, and
// listening again counts as a change of everything.
import { sql } from 'drizzle-orm';
import { listenOnPool } from './pglite/pglite-listener.ts';
import { listenOnServer } from './postgres-listener.ts';
import type { Database, Listener, Logger, Tx } from './types.ts';

const CHANNEL = 'changes';

export interface ChangeNotices {
  /** Calls back after each change of the topic, and whenever one may have been missed. */
  onChange(topic: string, react: () => void): void;
  /** False while a change could go unnoticed. */
  isListening(): boolean;
  stop(): Promise<void>;
}

export async function startChangeNotices(database: Database, log: Logger): Promise<ChangeNotices> {
  const reactions = new Map<string, Array<() => void>>();
  let listening = false;
  const listener: Listener = {
    channel: CHANNEL,
    heard(topic) {
      for (const react of reactions.get(topic) ?? []) react();
    },
    began() {
      listening = true;
      for (const topic of reactions.keys()) listener.heard(topic);
    },
    lost() {
      listening = false;
    },
  };
  const listen = database.engine === 'postgres' ? listenOnServer : listenOnPool;
  const stop = await listen(database.pool, listener, log);
  return {
    onChange(topic, react) {
      reactions.set(topic, [...(reactions.get(topic) ?? []), react]);
    },
    isListening: () => listening,
    stop,
  };
}

/** Sent when the transaction commits, and not at all when it rolls back. */
export async function notify(tx: Tx, topic: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${topic})`);
}
