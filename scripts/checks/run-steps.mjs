// Prepares the machine for a list of named steps, as `npm test` and `npm run test:long` know them,
// and runs those that were asked for.
import { join } from 'node:path';
import { reportFailure } from '../set-up/explain-failure.mjs';
import { ensureInstalled } from '../set-up/install.mjs';
import { projectRoot } from '../set-up/project-root.mjs';
import { runProcess } from '../set-up/run-process.mjs';
import { stopOn } from '../set-up/stop-signal.mjs';
import { childEnvironment } from '../system/child-environment.mjs';
import { ensureSystem } from '../system/ensure-system.mjs';
import { embeddedBinaries } from '../system/system-programs.mjs';
import { startTemporaryPostgres } from '../system/temporary-postgres.mjs';
import { toolPath } from '../system/tool-path.mjs';
import { runParallelSteps } from './parallel-steps.mjs';

/** `names` picks steps of `known`, or all when it is empty; `command` is how to run one again. */
export async function runTestCommand({ known, names, command }) {
  // Not for all commands: `nohup npm start` must outlive its terminal.
  stopOn('SIGHUP');
  try {
    const isNamed = names.length > 0;
    process.exitCode = await prepareAndRun(chooseSteps(known, names), { command, isNamed });
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
  return known.filter((step) => (names.length === 0 ? !step.isExtra : names.includes(step.name)));
}

async function prepareAndRun(steps, options) {
  const nodePath = await ensureInstalled();
  const browser = steps.some((step) => step.needs?.browser);
  const postgres = steps.some((step) => step.needs?.postgres);
  await ensureSystem({ browser, postgres });
  const database = steps.some((step) => step.needs?.database) && !process.env.TEST_DATABASE_URL;
  const server = database ? await startTemporaryPostgres(embeddedBinaries()) : undefined;
  try {
    const extraEnvironment = server ? { TEST_DATABASE_URL: server.testUrl } : {};
    const toolsOf = (show) => stepTools(nodePath, extraEnvironment, show);
    return await runParallelSteps(steps, { toolsOf, ...options });
  } finally {
    await server?.stop();
  }
}

/** Runs the programs of a step; their output goes to `show`, or directly to the terminal. */
function stepTools(nodePath, extraEnvironment, show) {
  const output = show
    ? { stdio: ['ignore', 'pipe', 'pipe'], onStdout: show, onStderr: show }
    : undefined;
  const env = childEnvironment(nodePath, extraEnvironment);
  const node = (args, { cwd = '.' } = {}) =>
    runProcess(nodePath, args, { cwd: join(projectRoot, cwd), env, ...output });
  const tool = (packageName, command, args) => node([toolPath(packageName, command), ...args]);
  return { nodePath, node, tool };
}
