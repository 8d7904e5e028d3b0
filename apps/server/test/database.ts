// A fresh database per test file, copied from a template that the run builds once.
import { inject } from 'vitest';
import { databaseOver } from '../src/platform/db/database.ts';
import type { Database } from '../src/platform/db/types.ts';
import type { TestTemplate } from './templates/built-template.ts';
import { createPostgres } from './templates/postgres-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testTemplate: TestTemplate;
  }
}

/** All migrations applied; its `close` also removes it. */
export async function createTestDatabase(): Promise<Database> {
  const template = inject('testTemplate');
  return databaseOver(await createPostgres(template.adminUrl, template.name));
}

/** Creates a database without tables, for tests of the migrations themselves. */
export async function createEmptyTestDatabase(): Promise<Database> {
  return databaseOver(await createPostgres(inject('testTemplate').adminUrl));
}
