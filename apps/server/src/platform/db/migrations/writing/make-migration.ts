// `npm run migration -- --name what-changes`: SQL for a changed `*.schema.ts`, in the folder it is run in.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { readMigrationFiles } from '../migration-files.ts';
import { adaptMigration } from './adapt-migration.ts';
import { findBrokenRules } from './migration-rules.ts';

const folder = resolve('migrations');
const journal = join(folder, 'meta/_journal.json');

generate(process.argv.slice(2));
removeOldSnapshots();

function generate(parameters: string[]): void {
  const before = readTags();
  const drizzleKit = join(
    dirname(createRequire(import.meta.url).resolve('drizzle-kit')),
    'bin.cjs',
  );
  // It asks whether a column is new or renamed.
  const { status } = spawnSync(process.execPath, [drizzleKit, 'generate', ...parameters], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
  for (const tag of readTags()) if (!before.includes(tag)) adapt(tag);
}

function readTags(): string[] {
  const { entries } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  return entries.map(({ tag }) => tag);
}

function adapt(tag: string): void {
  const path = join(folder, `${tag}.sql`);
  writeFileSync(path, adaptMigration(readFileSync(path, 'utf8')));
  const broken = readMigrationFiles(folder)
    .filter((file) => file.tag === tag)
    .flatMap(findBrokenRules);
  if (broken.length === 0) return;
  process.stderr.write(`Change this by hand in migrations/${tag}.sql:\n${broken.join('\n')}\n`);
  process.exitCode = 1;
}

/** drizzle-kit compares the schema with the newest one only. */
function removeOldSnapshots(): void {
  const snapshots = readdirSync(join(folder, 'meta')).filter((name) =>
    name.endsWith('_snapshot.json'),
  );
  for (const name of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, 'meta', name));
}
