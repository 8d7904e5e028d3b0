// GET /public/products against bare node:http with the same bytes, in the same run.
// Target 0.85, fails below 0.6. `node bench/catalogue.mjs [requests]`
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { measure } from './load.mjs';
import { startPortal } from './portal.mjs';

const FLOOR = 0.6;
const ROUNDS = 5;
const PATH = '/public/products?page=1&limit=10';
const count = Number(process.argv[2] ?? 20_000);

const dataDir = mkdtempSync(join(tmpdir(), 'timesync-bench-'));
const children = [];
try {
  const { port: portal, stop } = await startPortal({ DATA_DIR: dataDir });
  children.push({ kill: stop });
  const body = await (await fetch(`http://127.0.0.1:${portal}${PATH}`)).text();
  const bare = await startBare(body);
  await measure(portal, PATH, count / 4);
  await measure(bare, PATH, count / 4);
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [limit, ours] = [await measure(bare, PATH, count), await measure(portal, PATH, count)];
    ratios.push(ours / limit);
    console.log(`bare ${limit.toFixed(0)}/s, portal ${ours.toFixed(0)}/s`);
  }
  const median = ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  console.log(`catalogue: ${median.toFixed(2)} of bare node:http (${body.length} bytes)`);
  if (median < FLOOR) process.exitCode = 1;
} finally {
  for (const child of children) child.kill();
  rmSync(dataDir, { recursive: true, force: true });
}

async function startBare(body) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-http.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  child.stdin.end(body);
  for await (const line of createInterface({ input: child.stdout })) return Number(line);
  throw new Error('the bare server did not start');
}
