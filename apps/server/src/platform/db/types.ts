import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/** The part of pino that the platform uses. */
export interface Logger {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export type Db = NodePgDatabase;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** The first argument of every repository function: the handle its caller was given. */
export type Queryable = Db | Tx;

export interface Engine {
  pool: pg.Pool;
  close(): Promise<void>;
}

export interface TransactionOptions {
  /** The number of retries after a lost race; the default is three. */
  retries?: number;
}

export interface Database extends Engine {
  db: Db;
  /**
   * Runs `work` in one transaction and retries it after a lost race, so `work` must not touch anything
   * but the database. Transactions are never nested, and `work` must use only the given handle:
   * waiting for a second connection can deadlock a busy pool.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
}

/** The callbacks for notifications on a channel. */
export interface Listener {
  channel: string;
  onEvent(topic: string): void;
  onStart(): void;
  onEnd(): void;
}
