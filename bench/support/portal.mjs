// The portal as its own process, as in production, on a free loopback port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { lifeline } from '../../scripts/commands/lifeline.mjs';
import { lowMemoryEnvironment, lowMemoryFlags } from '../../scripts/commands/low-memory.mjs';
import { bundledProgram } from '../../scripts/package/programs.mjs';
import { findFreePort } from '../../scripts/system/free-port.mjs';

const root = resolve(import.meta.dirname, '../..');

export const ADMIN = { email: 'admin@bench.test', password: 'bench-password' };

/** Resolves when it answers. `stop` ends it and resolves when it has ended. A probe needs `flags` and a channel to its parent. */
export async function startPortal(environment, { flags = [], hasChannel = false } = {}) {
  const port = await findFreePort();
  const main = join(root, bundledProgram('start'));
  const child = spawn(process.execPath, [...lowMemoryFlags, lifeline, ...flags, main], {
    env: {
      PATH: process.env.PATH,
      ...lowMemoryEnvironment,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '100000',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(hasChannel ? ['ipc'] : [])],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('is ready')) return { port, child, pid: child.pid, stop: () => end(child) };
  }
  throw new Error('the portal did not start');
}

async function end(child) {
  const hasEnded = once(child, 'exit');
  child.kill();
  await hasEnded;
}
