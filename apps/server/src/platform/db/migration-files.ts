import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MigrationFile {
  tag: string;
  /** Recognises a file that was changed after it had been applied. */
  hash: string;
  statements: string[];
}

/** The files that drizzle-kit's journal names, in its order. */
export function readMigrationFiles(folder: string): MigrationFile[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: Array<{ tag: string }>;
  };
  return journal.entries.map(({ tag }) => {
    // A checkout on Windows may change the line ends; it is still the same migration.
    const text = readFileSync(join(folder, `${tag}.sql`), 'utf8').replaceAll('\r\n', '\n');
    return {
      tag,
      hash: createHash('sha256').update(text).digest('hex'),
      statements: text.split('--> statement-breakpoint'),
    };
  });
}
