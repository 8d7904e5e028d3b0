// A fresh database per test file, copied from a template that the run builds once.
import { inject } from 'vitest';
import { databaseOver } from '../src/platform/db/database.ts';
import type { Database } from '../src/platform/db/types.ts';
import type { TestTemplate } from './templates/built-template.ts';
import { loadPglite } from './templates/pglite-template.ts';
import { createPostgres } from './templates/postgres-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testTemplate: TestTemplate;
  }
}

/** All migrations applied; its `close` also removes it. */
export async function createTestDatabase(): Promise<Database> {
  const template = inject('testTemplate');
  return databaseOver(
    template.engine === 'pglite'
      ? await loadPglite(template.file)
      : await createPostgres(template.adminUrl, template.name),
  );
}

/** Without any table, for tests of the migrations themselves. */
export async function createEmptyTestDatabase(): Promise<Database> {
  const template = inject('testTemplate');
  return databaseOver(
    template.engine === 'pglite'
      ? await loadPglite(template.emptyFile)
      : await createPostgres(template.adminUrl),
  );
}
