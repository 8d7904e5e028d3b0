import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { lifeline } from '../../scripts/commands/lifeline.mjs';

/** An error of the connection, or of the form that `fetch` had asked for. */
const NOT_REPEATED = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
]);

/** Bare node:http that repeats an answer of the portal, head and body, as its own process like it. */
export async function startBare(answer) {
  const head = [...answer.headers].filter(([name]) => !NOT_REPEATED.has(name)).flat();
  const child = spawn(process.execPath, [lifeline, join(import.meta.dirname, 'bare-http.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ head, body: await answer.text() }));
  for await (const line of createInterface({ input: child.stdout })) {
    return { port: Number(line), stop: () => child.kill() };
  }
  throw new Error('the bare server did not start');
}
