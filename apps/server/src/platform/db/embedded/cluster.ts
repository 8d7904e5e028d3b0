import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import { syncFolder } from '../../files/synced-file.ts';
import { EmbeddedError, explainFailure, type Programs, startProgram } from './programs.ts';

/** The folder has the major version's name: another version cannot open it. */
export const CLUSTER = 'postgres-18';

/**
 * Whether DATA_DIR has a database. One of another kind or major version is neither opened nor
 * overlooked: a new one beside it would be an empty shop.
 */
export function hasDatabase(dataDir: string): boolean {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  if (names.includes(CLUSTER)) return true;
  const old = names.find((name) => /^(pglite|postgres-\d+)$/.test(name));
  if (!old) return false;
  throw new EmbeddedError(
    `${dataDir}/${old} is a database of another version of the portal; this one keeps ${CLUSTER}. Nothing was changed. Carry the shop over with two commands, both with the same BACKUP_PASSPHRASE so that the licence keys go too: with the previous version \`npm run backup -- --to FOLDER\`, then with this one \`DATA_DIR=NEW_FOLDER npm run restore -- --from FILE\`; afterwards start with that DATA_DIR (in the package: \`portal backup\`, \`portal restore\`).`,
  );
}

/**
 * Makes the cluster if there is none: beside its place and moved when complete, so a kill in between
 * leaves nothing.
 */
export async function ensureCluster(programs: Programs, cluster: string, isScratch: boolean) {
  if (existsSync(cluster)) return giveTo(programs, cluster);
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  giveTo(programs, unfinished);
  const args = [
    ...['-U', 'postgres', '-A', 'trust', '--data-checksums'],
    ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(isScratch ? ['--no-sync'] : []),
  ];
  const program = startProgram(programs, 'initdb', { cluster: unfinished, args });
  const [said, [code]] = await Promise.all([text(program.stderr), once(program, 'close')]);
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw explainFailure(said, cluster);
  }
  renameSync(unfinished, cluster);
  await syncFolder(dirname(cluster));
}

function giveTo({ user }: Programs, folder: string): void {
  if (!user) return;
  const { status, stderr } = spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  if (status !== 0) throw new EmbeddedError(`PostgreSQL's user cannot own ${folder}: ${stderr}`);
}
