import type pg from 'pg';
import type { Tx } from './types.ts';

type Hear = (topic: string) => void;

/** What a transaction has changed. Its own process need not wait until PostgreSQL tells it so. */
const topics = new WeakMap<Tx, Set<string>>();
const hearers = new WeakMap<pg.Pool, Set<Hear>>();

export function announce(tx: Tx, topic: string): void {
  topics.set(tx, (topics.get(tx) ?? new Set()).add(topic));
}

/** After its commit, before anybody is answered: who made the change sees it from then on. */
export function tellAnnounced(pool: pg.Pool, tx: Tx): void {
  for (const topic of topics.get(tx) ?? []) {
    for (const hear of hearers.get(pool) ?? []) hear(topic);
  }
}

export function hearAnnounced(pool: pg.Pool, hear: Hear): () => void {
  const all = hearers.get(pool) ?? new Set();
  hearers.set(pool, all.add(hear));
  return () => void all.delete(hear);
}
