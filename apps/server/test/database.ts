// A fresh database per test file, copied from a template that the run builds once.
import { inject } from 'vitest';
import { type Database, databaseOver } from '../src/platform/db/database.ts';
import { loadPglite, newPglite } from './pglite-template.ts';
import { createPostgres } from './postgres-template.ts';

/** What the tests of one project copy: made by `buildTemplate`, handed over by vitest. */
export type TestTemplate =
  | { engine: 'pglite'; file: string }
  | { engine: 'postgres'; adminUrl: string; name: string };

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
    template.engine === 'pglite' ? await newPglite() : await createPostgres(template.adminUrl),
  );
}
