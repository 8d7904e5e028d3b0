import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { syncFolder } from '../../files/synced-file.ts';
import { EmbeddedError } from './embedded-error.ts';
import { type Place, SYSTEM } from './place.ts';

/**
 * Makes the cluster if there is none: beside its place and moved when complete, so a kill in between
 * leaves nothing.
 */
export async function ensureCluster(place: Place, { isScratch }: { isScratch: boolean }) {
  const { cluster, user } = place;
  if (existsSync(join(cluster, 'PG_VERSION'))) return;
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (user) chownSync(unfinished, user.uid, user.gid);
  const program = startProgram(place, 'initdb', [
    ...['-D', unfinished, '-U', 'postgres', '-A', 'trust', '--data-checksums'],
    ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ...(isScratch ? ['--no-sync'] : []),
  ]);
  const [said, [code]] = await Promise.all([text(program.stderr), once(program, 'close')]);
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw explainFailure(said, cluster);
  }
  renameSync(unfinished, cluster);
  await syncFolder(dirname(cluster));
}

/** Ctrl-C in our terminal does not reach it. */
export function startProgram({ programs, before, user }: Place, name: string, args: string[]) {
  const [command = '', ...first] = [...before, join(programs, 'bin', name)];
  return spawn(command, [...first, ...args], {
    ...user,
    cwd: '/',
    detached: true,
    env: SYSTEM,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** With a system's error code where PostgreSQL met one, as if we had met it ourselves. */
export function explainFailure(said: string, cluster: string): Error {
  const codes = { ENOSPC: 'No space left on device', EROFS: 'Read-only file system' };
  const code = Object.entries(codes).find(([, words]) => said.includes(words))?.[0];
  const reason = /^.*(?:FATAL|PANIC|error): +(.*)$/m.exec(said)?.[1] ?? said.trim();
  const error = new EmbeddedError(`The database in ${cluster} could not be started: ${reason}`);
  return code ? Object.assign(new Error(error.message), { code, path: cluster }) : error;
}
