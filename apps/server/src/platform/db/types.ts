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
/** What every repository function takes first: always the handle its caller was given. */
export type Queryable = Db | Tx;

/** What differs between the two engines; everything else is shared. */
export interface Engine {
  engine: 'pglite' | 'postgres';
  pool: pg.Pool;
  /** Behind a pooler that hands out its connections for one transaction: no session lasts. */
  isPooled?: boolean;
  /** Copies the data away before a migration. Embedded only: a server has its own backups. */
  backUp?(): Promise<void>;
  close(): Promise<void>;
}

export interface Database extends Engine {
  db: Db;
  /** For reads that may be some seconds old: a standby, where there is one. */
  reads: Db;
  /**
   * Runs `work` in one transaction and again when PostgreSQL asks for it, so `work` must not touch
   * anything but the database. Never nested, and inside it only the given handle may be used: the
   * embedded engine has one connection and would wait for itself.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** What an engine's listener calls when something is heard on the channel. */
export interface Listener {
  channel: string;
  heard(topic: string): void;
  began(): void;
  lost(): void;
}
