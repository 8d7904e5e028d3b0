// Tells every process that something changed, with the commit of the change: PostgreSQL's NOTIFY, and
// a number that is counted up for those behind a pooler, who can only look. The process that made the
// change knows it at once, and hears of it a second time.
// A lost connection loses notices, so nothing may be kept in memory while nobody listens, and
// listening again counts as a change of everything.
import { sql } from 'drizzle-orm';
import { announce, hearAnnounced } from './announced-topics.ts';
import { watchChanges } from './change-watcher.ts';
import { listenOnPool } from './pglite/pglite-listener.ts';
import { listenOnServer } from './postgres/postgres-listener.ts';
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
  const stopListening = await listenerFor(database)(database.pool, listener, log);
  const stopHearing = hearAnnounced(database.pool, (topic) => listener.heard(topic));
  return {
    onChange(topic, react) {
      reactions.set(topic, [...(reactions.get(topic) ?? []), react]);
    },
    isListening: () => listening,
    stop() {
      stopHearing();
      return stopListening();
    },
  };
}

function listenerFor({ engine, isPooled }: Database) {
  if (engine === 'pglite') return listenOnPool;
  return isPooled ? watchChanges : listenOnServer;
}

/** Sent when the transaction commits, and not at all when it rolls back. */
export async function notify(tx: Tx, topic: string): Promise<void> {
  await tx.execute(sql`
    insert into changes as known (topic, number) values (${topic}, 1)
    on conflict (topic) do update set number = known.number + 1
    returning pg_notify(${CHANNEL}, ${topic})`);
  announce(tx, topic);
}
