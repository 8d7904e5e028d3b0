import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { lifeline } from '../../scripts/commands/lifeline.mjs';

/** Bare node:http that answers with `body`, as its own process like the portal. */
export async function startBare(body) {
  const child = spawn(process.execPath, [lifeline, join(import.meta.dirname, 'bare-http.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(body);
  for await (const line of createInterface({ input: child.stdout })) {
    return { port: Number(line), stop: () => child.kill() };
  }
  throw new Error('the bare server did not start');
}
