import { migrate } from '../../src/platform/db/migrations/migrate.ts';
import type { Database } from '../../src/platform/db/types.ts';
import type { BuiltTemplate } from './built-template.ts';
import { buildPostgresTemplate } from './postgres-template.ts';

interface TemplateOptions {
  /** A PostgreSQL server on which databases may be created. */
  adminUrl: string | undefined;
  /** Content of the template besides the migrations. */
  prepare?: (database: Database) => Promise<void>;
}

export function buildTemplate({ adminUrl, prepare }: TemplateOptions): Promise<BuiltTemplate> {
  if (!adminUrl) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.');
  return buildPostgresTemplate(adminUrl, async (database) => {
    await migrate(database);
    await prepare?.(database);
  });
}
