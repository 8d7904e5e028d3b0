// A real package of these sources, and later versions of it that differ in what the test needs.
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { makePackage } from '../../scripts/package/make-package.mjs';
import { thisPlatform } from '../../scripts/package/platforms.mjs';
import { sealPackage } from '../../scripts/package/seal-package.mjs';

const { privateKey: key } = generateKeyPairSync('ed25519');

export async function makeFirst(folder) {
  return (await makePackage(process.execPath, thisPlatform, { effort: 1, folder, key })).file;
}

/** Gives the folder of the package. */
export function unpack(file, folder) {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xzf', file, '-C', folder]);
  return join(folder, basename(file, '.tar.gz'));
}

/** The same package under another version, changed by `change(root)`; gives its file. */
export async function makeLater(first, version, folder, change = () => {}) {
  const title = `timesync-portal-${version}-${thisPlatform}`;
  const stage = join(folder, 'stage');
  const root = join(stage, title);
  renameSync(unpack(first, stage), root);
  changeJson(join(root, 'release.json'), (release) => ({ ...release, version }));
  change(root);
  const file = join(folder, `${title}.tar.gz`);
  execFileSync('tar', ['-I', 'gzip -1', '-cf', file, '-C', stage, title]);
  await sealPackage(file, key);
  rmSync(stage, { recursive: true });
  return file;
}

/** A migration with an early and a late step. */
export function addMigration(root) {
  const migrations = join(root, 'apps/server/migrations');
  const tag = '9999_later';
  writeFileSync(
    join(migrations, `${tag}.sql`),
    `ALTER TABLE "users" ADD COLUMN "later" text;
--> when older servers have left
ALTER TABLE "users" DROP COLUMN "whatsapp";`,
  );
  changeJson(join(migrations, 'meta/_journal.json'), (journal) => ({
    ...journal,
    entries: [...journal.entries, { ...journal.entries.at(-1), idx: 9999, tag }],
  }));
}

/** It starts and migrates, but nobody reaches it. */
export function hide(root, port) {
  const program = join(root, 'apps/server/build/server/main.mjs');
  renameSync(program, join(root, 'apps/server/build/server/hidden.mjs'));
  writeFileSync(program, `process.env.PORT = '${port}';\nawait import('./hidden.mjs');\n`);
}

function changeJson(file, change) {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}
