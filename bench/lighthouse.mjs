// The public pages under Lighthouse 13: its mobile preset with simulated throttling, median of 5.
// Says which targets are missed (lighthouse-targets.mjs) and fails on a clear miss. The machine must be
// quiet: whatever else runs is counted as the page's own work. `node bench/lighthouse.mjs [runs] [page …]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/commands/build.mjs';
import { figures, figuresOf, medianOf, runLighthouse } from './support/lighthouse-run.mjs';
import { judge } from './support/lighthouse-targets.mjs';
import { startPortal } from './support/portal.mjs';

const [runs = '5', ...chosen] = process.argv.slice(2);
const pages = chosen.length > 0 ? chosen : ['/', '/sales', '/jam'];

const folder = mkdtempSync(join(tmpdir(), 'timesync-lighthouse-'));
if ((await ensureBuilt(process.execPath)) !== 0) throw new Error('the pages cannot be built');
const portal = await startPortal({ DATA_DIR: join(folder, 'data') });
try {
  for (const page of pages) await measurePage(page);
} finally {
  portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measurePage(page) {
  const results = [];
  for (let run = 1; run <= Number(runs); run++) {
    // By the name that its canonical links carry when APP_URL is unset.
    const report = await runLighthouse(`http://localhost:${portal.port}${page}`, folder);
    results.push(figuresOf(report));
    console.log(`${page} run ${run}: ${sentenceOf(results.at(-1))}`);
  }
  const median = medianOf(results);
  const { missed, hasFailed } = judge(median);
  console.log(`${page} median of ${runs}: ${sentenceOf(median)}`);
  console.log(missed.length > 0 ? `missed: ${missed.join(', ')}\n` : 'all targets reached\n');
  if (hasFailed) process.exitCode = 1;
}

function sentenceOf(result) {
  return figures.map(({ name, unit }) => `${name} ${result[name]}${unit}`).join(', ');
}
