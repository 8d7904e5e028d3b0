// GET /public/products against bare node:http with the same bytes, in the same run.
// `node bench/requests/catalogue.mjs [requests]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBare } from '../bare/start-bare.mjs';
import { measure } from '../support/load.mjs';
import { startPortal } from '../support/portal.mjs';
import { median, report } from '../support/report.mjs';

const ROUNDS = 5;
const PATH = '/public/products?page=1&limit=10';
const count = Number(process.argv[2] ?? 20_000);

const dataDir = mkdtempSync(join(tmpdir(), 'timesync-bench-'));
const running = [];
try {
  running.push(await startPortal({ DATA_DIR: dataDir }));
  const [{ port: portal }] = running;
  running.push(await startBare(await fetch(`http://127.0.0.1:${portal}${PATH}`)));
  const bare = running[1].port;
  await measure(portal, PATH, count);
  await measure(bare, PATH, count);
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [limit, ours] = [await measure(bare, PATH, count), await measure(portal, PATH, count)];
    ratios.push(ours / limit);
    console.log(`bare ${limit.toFixed(0)}/s, portal ${ours.toFixed(0)}/s`);
  }
  await report('catalogue, of bare node:http', median(ratios));
} finally {
  for (const { stop } of running) stop();
  rmSync(dataDir, { recursive: true, force: true });
}
