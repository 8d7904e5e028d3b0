import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { lifeline } from '../../scripts/commands/lifeline.mjs';

/** Bare `pg` in bare Fastify as its own process; the orders it lists are those of `userId`. */
export async function startBareFastify(databaseUrl, userId = 1) {
  const script = join(import.meta.dirname, 'bare-fastify.mjs');
  const child = spawn(process.execPath, [lifeline, script, databaseUrl, String(userId)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { port: Number(line), pid: child.pid, stop: () => child.kill() };
}
