import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { databaseOver } from '../../src/platform/db/database.ts';
import { openPostgres } from '../../src/platform/db/postgres/postgres.ts';
import type { Database, Engine } from '../../src/platform/db/types.ts';
import { quietLog } from '../quiet-log.ts';
import type { BuiltTemplate } from './built-template.ts';

/** A new database on the server, dropped by its `close`. */
export async function createPostgres(adminUrl: string, template?: string): Promise<Engine> {
  const name = newName('test');
  // template0: no connection to it can prevent the copy. Copied as files, a fraction of the time.
  const source = template ?? 'template0';
  await administer(adminUrl, `create database ${name} template ${source} strategy file_copy`);
  const engine = openPostgres({ databaseUrl: urlOf(adminUrl, name), log: quietLog });
  return {
    ...engine,
    async close() {
      await engine.close();
      await drop(adminUrl, name);
    },
  };
}

export async function buildPostgresTemplate(
  adminUrl: string,
  fill: (database: Database) => Promise<void>,
): Promise<BuiltTemplate> {
  const name = newName('test_template');
  await administer(adminUrl, `create database ${name} template template0`);
  const database = databaseOver(
    openPostgres({ databaseUrl: urlOf(adminUrl, name), log: quietLog }),
  );
  await fill(database);
  await database.close();
  return { template: { adminUrl, name }, remove: () => drop(adminUrl, name) };
}

function newName(prefix: string): string {
  return `${prefix}_${randomBytes(6).toString('hex')}`;
}

function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

function drop(adminUrl: string, name: string): Promise<void> {
  return administer(adminUrl, `drop database if exists ${name} with (force)`);
}

async function administer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
