// The public pages under Lighthouse 13: its mobile preset with simulated throttling, median of 5.
// The worst page counts. The machine must be quiet, because other work counts as the page's own; the
// last figure of a run is Lighthouse's index of its processor.
// `node bench/pages/lighthouse.mjs [runs] [page …]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/commands/build.mjs';
import { startPortal } from '../support/portal.mjs';
import { report } from '../support/report.mjs';
import { figures, figuresOf, medianOf, runLighthouse, worstOf } from './lighthouse-run.mjs';

const [runs = '5', ...chosen] = process.argv.slice(2);
const pages = chosen.length > 0 ? chosen : ['/', '/sales', '/jam'];

const folder = mkdtempSync(join(tmpdir(), 'timesync-lighthouse-'));
if ((await ensureBuilt(process.execPath)) !== 0) throw new Error('the pages cannot be built');
const portal = await startPortal({ DATA_DIR: join(folder, 'data') });
try {
  const medians = [];
  for (const page of pages) medians.push(await measurePage(page));
  for (const { name, figure } of figures) await report(figure, worstOf(medians, name));
} finally {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function measurePage(page) {
  const results = [];
  for (let run = 1; run <= Number(runs); run++) {
    // By the name that its canonical links carry when APP_URL is unset.
    const seen = await runLighthouse(`http://localhost:${portal.port}${page}`, folder);
    results.push(figuresOf(seen));
    const { benchmarkIndex } = seen.environment;
    console.log(`${page} run ${run}: ${sentenceOf(results.at(-1))}, machine ${benchmarkIndex}`);
  }
  const median = medianOf(results);
  console.log(`${page} median of ${runs}: ${sentenceOf(median)}`);
  return median;
}

function sentenceOf(result) {
  return figures.map(({ name }) => `${name} ${result[name]}`).join(', ');
}
