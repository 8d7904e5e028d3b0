// Lets the service run another package; if that does not become ready, the one before runs again.
import { rename, rm, symlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ProgramError } from '../commands/run-program.ts';
import { type Installed, linkTarget, NEW, PREVIOUS } from './installed-package.ts';
import { runTool } from './run-tool.ts';

const POLL_MS = 1_000;
const LIMIT_MS = 5_000;
/** A server that ends right after its start was ready once. */
const ANSWERS_IN_A_ROW = 3;

export interface Service {
  /** A command of the shell that returns when the old server has ended. */
  restart: string;
  readyUrl: string;
  waitMs: number;
}

/** Where the server on this machine says that it is ready. */
export function readyUrlOf(host: string, port: number): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/readyz`;
}

export async function switchPackage(
  { link, root }: Installed,
  target: string,
  service: Service,
  say: (text: string) => void,
): Promise<void> {
  const beforeThat = linkTarget(link + PREVIOUS);
  await setLink(link + PREVIOUS, root);
  await setLink(link, target);
  say(`${link} is ${basename(target)} now; the service restarts.`);
  if (await restarts(service)) {
    if (beforeThat && ![root, target].includes(beforeThat)) {
      await rm(beforeThat, { recursive: true, force: true });
    }
    return;
  }
  await setLink(link, root);
  if (beforeThat) await setLink(link + PREVIOUS, beforeThat);
  say(`${basename(target)} did not become ready; going back.`);
  const isBack = await restarts(service);
  throw new ProgramError(
    isBack
      ? `${basename(target)} did not become ready: ${basename(root)} runs again, nothing is lost. The log of the service says why.`
      : `Neither ${basename(target)} nor ${basename(root)} became ready: ${link} is ${basename(root)} again; the log of the service says why.`,
  );
}

/** Replaces the link in one step, so that there is always a package. */
async function setLink(path: string, target: string): Promise<void> {
  await rm(path + NEW, { force: true });
  await symlink(basename(target), path + NEW);
  await rename(path + NEW, path);
}

async function restarts({ restart, readyUrl, waitMs }: Service): Promise<boolean> {
  if (!(await runTool('sh', ['-c', restart]))) return false;
  const deadline = Date.now() + waitMs;
  for (let inARow = 0; Date.now() < deadline; await pause(POLL_MS)) {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const answer = await fetch(readyUrl, { signal }).catch(() => undefined);
    await answer?.body?.cancel();
    inARow = answer?.ok ? inARow + 1 : 0;
    if (inARow === ANSWERS_IN_A_ROW) return true;
  }
  return false;
}
