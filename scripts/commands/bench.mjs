// `npm run bench [-- catalogue orders]`: every measurement, or those named, and one table with
// target, result and last result. Exits with 1 below a floor, or when the machine was too busy.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { benchmarks } from '../../bench/support/benchmarks.mjs';
import { figureTable } from '../../bench/support/figure-table.mjs';
import { lastResults, storeResults } from '../../bench/support/results.mjs';
import { reportFailure } from '../set-up/explain-failure.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { exitCodeOfSignal, stopSignal } from '../set-up/stop-signal.mjs';
import { childEnvironment } from '../system/child-environment.mjs';
import { ensureSystem } from '../system/ensure-system.mjs';
import { ensureBuilt } from './build.mjs';

try {
  const chosen = choose(process.argv.slice(2));
  const node = await ensureInstalled();
  await ensureSystem({ browser: true, postgres: true });
  process.exitCode = await ensureBuilt(node);
  if (process.exitCode === 0) await runAll(node, chosen);
} catch (error) {
  reportFailure(error);
}

function choose(names) {
  const unknown = names.find((name) => benchmarks.every((known) => known.name !== name));
  if (unknown) {
    const all = benchmarks.map(({ name }) => name).join(', ');
    throw new Error(`No benchmark "${unknown}"; there are: ${all}.`);
  }
  return benchmarks.filter(({ name }) => names.length === 0 || names.includes(name));
}

async function runAll(node, chosen) {
  const figures = new Map();
  for (const [index, benchmark] of chosen.entries()) {
    console.log(`${index + 1}/${chosen.length} ${benchmark.name} …`);
    const { exitCode, seconds } = await run(node, benchmark, figures);
    if (stopSignal.aborted) return process.exit(exitCodeOfSignal(stopSignal.reason));
    console.log(`  ${seconds.toFixed(0)} s`);
    if (exitCode !== 0) process.exitCode = 1;
  }
  console.log(`\n${figureTable(figures, lastResults())}`);
  const measured = [...figures].filter(([, value]) => value !== undefined);
  storeResults(Object.fromEntries(measured));
  if (measured.length < figures.size) {
    console.log('\nThe machine was busy: figures are missing. Run again when it is quiet.');
  }
}

/** Collects its figures. Its output is shown only when it failed. */
async function run(node, { folder, name, args = [] }, figures) {
  const startedAt = performance.now();
  const child = fork(join(projectRoot, `bench/${folder}/${name}.mjs`), args, {
    cwd: projectRoot,
    execPath: node,
    execArgv: [],
    env: childEnvironment(node),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  stopSignal.addEventListener('abort', () => child.kill(), { once: true });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => output.push(text));
  child.on('message', ({ name: figure, value }) => figures.set(figure, value));
  const [exitCode] = await once(child, 'close');
  if (exitCode !== 0) console.log(Buffer.concat(output).toString());
  return { exitCode, seconds: (performance.now() - startedAt) / 1000 };
}
