// Runs a list of named steps in order, as `npm test` and `npm run test:long` do. The first failure ends the run.
import { join } from 'node:path';
import { childEnvironment } from '../set-up/child-environment.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { reportFailure } from '../set-up/report-failure.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { exitCodeOfSignal, stopOn, stopSignal } from '../set-up/stop-signal.mjs';
import { toolPath } from '../set-up/tool-path.mjs';
import { ensureSystem } from '../system/ensure-system.mjs';
import { findPostgresBinaries } from '../system/system-programs.mjs';
import { startTemporaryPostgres } from '../system/temporary-postgres.mjs';

/** `names` picks steps of `known`, or all when it is empty; `command` is how to run one again. */
export async function runTestCommand({ known, names, command }) {
  // Not for all commands: `nohup npm start` must outlive its terminal.
  stopOn('SIGHUP');
  try {
    process.exitCode = await prepareAndRun(chooseSteps(known, names), command);
  } catch (error) {
    reportFailure(error);
  }
}

function chooseSteps(known, names) {
  const unknown = names.find((name) => known.every((step) => step.name !== name));
  if (unknown) {
    const all = known.map((step) => step.name).join(', ');
    throw new Error(`No step "${unknown}"; there are: ${all}.`);
  }
  if (names.length > 0) return known.filter((step) => names.includes(step.name));
  return known.filter((step) => !step.onlyByName);
}

async function prepareAndRun(steps, command) {
  const nodePath = await ensureInstalled();
  const browser = steps.some((step) => step.needs?.browser);
  const postgres = steps.some((step) => step.needs?.postgres) && !process.env.TEST_DATABASE_URL;
  await ensureSystem({ browser, postgres });
  const server = postgres ? await startTemporaryPostgres(findPostgresBinaries()) : undefined;
  try {
    const extraEnvironment = server ? { TEST_DATABASE_URL: server.url } : {};
    return await runSteps(steps, stepTools(nodePath, extraEnvironment), command);
  } finally {
    await server?.stop();
  }
}

function stepTools(nodePath, extraEnvironment) {
  const env = childEnvironment(nodePath, extraEnvironment);
  const node = (args, { cwd = '.' } = {}) =>
    runProcess(nodePath, args, { cwd: join(projectRoot, cwd), env });
  const tool = (packageName, command, args) => node([toolPath(packageName, command), ...args]);
  return { nodePath, node, tool };
}

async function runSteps(steps, tools, command) {
  let passed = 0;
  for (const step of steps) {
    console.log(`\n== ${step.title} (${step.name})`);
    const startedAt = performance.now();
    const exitCode = await step.run(tools);
    if (stopSignal.aborted) return exitCodeOfSignal(stopSignal.reason);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (exitCode !== 0) {
      console.log(`== ${step.title} FAILED after ${seconds} s; run again: ${command} ${step.name}`);
      console.log(`\nsteps: ${passed} passed, 1 failed`);
      return 1;
    }
    passed += 1;
    console.log(`== ${step.title}: ${seconds} s`);
  }
  console.log(`\nsteps: ${passed} passed, 0 failed`);
  return 0;
}
