// `npm test`: everything that must hold, in order; `npm test -- lint types` runs only those steps.
import { join } from 'node:path';
import { testSteps } from '../checks/test-steps.mjs';
import { childEnvironment } from '../set-up/child-environment.mjs';
import { ensureSystem } from '../set-up/ensure-system.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { reportFailure } from '../set-up/report-failure.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { exitCodeOfSignal, stopOn, stopSignal } from '../set-up/stop-signal.mjs';
import { findPostgresBinaries } from '../set-up/system-programs.mjs';
import { startTemporaryPostgres } from '../set-up/temporary-postgres.mjs';
import { toolPath } from '../set-up/tool-path.mjs';

function chosenSteps(names) {
  const known = testSteps.map((step) => step.name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`No step "${unknown}"; there are: ${known.join(', ')}.`);
  return names.length === 0 ? testSteps : testSteps.filter((step) => names.includes(step.name));
}

function stepTools(nodePath, extraEnvironment) {
  const env = childEnvironment(nodePath, extraEnvironment);
  const node = (args, { cwd = '.' } = {}) =>
    runProcess(nodePath, args, { cwd: join(projectRoot, cwd), env });
  const tool = (packageName, command, args) => node([toolPath(packageName, command), ...args]);
  return { nodePath, node, tool };
}

async function runSteps(steps, tools) {
  let passed = 0;
  for (const step of steps) {
    console.log(`\n== ${step.title} (${step.name})`);
    const startedAt = performance.now();
    const exitCode = await step.run(tools);
    if (stopSignal.aborted) return exitCodeOfSignal(stopSignal.reason);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (exitCode !== 0) {
      console.log(
        `== ${step.title} FAILED after ${seconds} s; run again: npm test -- ${step.name}`,
      );
      console.log(`\nsteps: ${passed} passed, 1 failed`);
      return 1;
    }
    passed += 1;
    console.log(`== ${step.title}: ${seconds} s`);
  }
  console.log(`\nsteps: ${passed} passed, 0 failed`);
  return 0;
}

async function test() {
  // Not for all commands: `nohup npm start` must outlive its terminal.
  stopOn('SIGHUP');
  const steps = chosenSteps(process.argv.slice(2));
  const nodePath = await ensureInstalled();
  const browser = steps.some((step) => step.needs?.browser);
  const postgres = steps.some((step) => step.needs?.postgres) && !process.env.TEST_DATABASE_URL;
  await ensureSystem({ browser, postgres });
  const server = postgres ? await startTemporaryPostgres(findPostgresBinaries()) : undefined;
  try {
    const extraEnvironment = server ? { TEST_DATABASE_URL: server.url } : {};
    return await runSteps(steps, stepTools(nodePath, extraEnvironment));
  } finally {
    await server?.stop();
  }
}

try {
  process.exitCode = await test();
} catch (error) {
  reportFailure(error);
}
