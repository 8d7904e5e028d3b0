// Fresh databases, copied from a template that the run builds once, and closed with their test or file.
import { inject } from 'vitest';
import { databaseOver } from '../src/platform/db/database.ts';
import type { Database } from '../src/platform/db/types.ts';
import { atTheEnd } from './at-the-end.ts';
import type { TestTemplate } from './templates/built-template.ts';
import { createPostgres } from './templates/postgres-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testTemplate: TestTemplate;
  }
}

/** All migrations applied. */
export function createTestDatabase(): Promise<Database> {
  return createDatabase(inject('testTemplate').name);
}

/** Creates a database without tables, for tests of the migrations themselves. */
export function createEmptyTestDatabase(): Promise<Database> {
  return createDatabase();
}

async function createDatabase(template?: string): Promise<Database> {
  const database = databaseOver(await createPostgres(inject('testTemplate').adminUrl, template));
  atTheEnd(database.close);
  return database;
}
