import { migrate } from '../../src/platform/db/migrations/migrate.ts';
import type { Database } from '../../src/platform/db/types.ts';
import type { BuiltTemplate } from './built-template.ts';
import { buildPgliteTemplate } from './pglite-template.ts';
import { buildPostgresTemplate } from './postgres-template.ts';

interface TemplateOptions {
  engine: string | undefined;
  /** A PostgreSQL server on which databases may be created. */
  adminUrl: string | undefined;
  /** Content of the template besides the migrations. */
  prepare?: (database: Database) => Promise<void>;
}

export function buildTemplate({
  engine = 'pglite',
  adminUrl,
  prepare,
}: TemplateOptions): Promise<BuiltTemplate> {
  async function fill(database: Database): Promise<void> {
    await migrate(database);
    await prepare?.(database);
  }
  if (engine === 'pglite') return buildPgliteTemplate(fill);
  if (engine !== 'postgres') throw new Error('TEST_ENGINE must be pglite or postgres.');
  if (!adminUrl) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.');
  return buildPostgresTemplate(adminUrl, fill);
}
