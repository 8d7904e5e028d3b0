// Changes committed by this process reach its own listeners at once, without waiting for PostgreSQL's
// NOTIFY.
import type pg from 'pg';
import type { Tx } from './types.ts';

type Listener = (topic: string) => void;

const topicsOf = new WeakMap<Tx, Set<string>>();
const listenersOf = new WeakMap<pg.Pool, Set<Listener>>();

export function emitAfterCommit(tx: Tx, topic: string): void {
  topicsOf.set(tx, (topicsOf.get(tx) ?? new Set()).add(topic));
}

/** Of an earlier transaction on the same connection, which may have been rolled back. */
export function forgetChanges(tx: Tx): void {
  topicsOf.delete(tx);
}

/** Called after the commit and before the response, so the next request already sees the change. */
export function emitLocalChanges(pool: pg.Pool, tx: Tx): void {
  for (const topic of topicsOf.get(tx) ?? []) {
    for (const listener of listenersOf.get(pool) ?? []) listener(topic);
  }
}

export function onLocalChange(pool: pg.Pool, listener: Listener): () => void {
  const listeners = listenersOf.get(pool) ?? new Set();
  listenersOf.set(pool, listeners.add(listener));
  return () => void listeners.delete(listener);
}
