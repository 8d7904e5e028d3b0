// A server reports its version to the database in the name of its connections. It always has one
// open, which listens for changes, so an older server is visible as long as it runs.
import type pg from 'pg';
import { serverFile } from '../../files/server-files.ts';
import { readMigrationFiles } from './migration-files.ts';

export const MIGRATIONS_FOLDER = serverFile('migrations');
const PORTAL = 'timesync-portal';

let lastMigration: string | undefined;

/** Grows with every migration; servers from before decision 0039 say `timesync-portal` alone. */
export function applicationName(): string {
  lastMigration ??= readMigrationFiles(MIGRATIONS_FOLDER).at(-1)?.tag ?? '';
  return `${PORTAL}/${lastMigration.slice(0, 4)}`;
}

export async function isOlderServerThere(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database()
      and starts_with(application_name, $1) and application_name < $2 collate "C" limit 1`,
    [PORTAL, applicationName()],
  );
  return rowCount !== 0;
}
