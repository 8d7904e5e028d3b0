import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './temporary-folder.ts';

/** A folder as drizzle-kit writes it, from tags and SQL. */
export function migrationFolder(files: Record<string, string>): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'meta'));
  const entries = Object.keys(files).map((tag, idx) => ({ idx, tag }));
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
  for (const [tag, sql] of Object.entries(files)) writeFileSync(join(folder, `${tag}.sql`), sql);
  return folder;
}
