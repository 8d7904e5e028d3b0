import { delimiter, join } from 'node:path';
import { explainNpmFailure } from './explain-failure.mjs';
import { projectRoot } from './project-root.mjs';
import { runProcess } from './run-process.mjs';
import { exitCodeOfSignal, stopSignal } from './stop-signal.mjs';

// On the command line, because a user's .npmrc or NODE_ENV=production would win otherwise.
const OPTIONS = [
  ...['--ignore-scripts', '--include=dev', '--include=optional', '--engine-strict=false'],
  ...['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
  // By default npm waits over a minute without output for a registry that does not answer.
  ...['--fetch-retries=4', '--fetch-retry-mintimeout=500', '--fetch-retry-maxtimeout=5000'],
];

// V8 then collects garbage instead of growing: 776 MB instead of 905 at the most, and no slower.
const SMALL_HEAP = '--max-semi-space-size=8 --max-old-space-size=512';

/** Runs npm, given as a program and its first arguments, in the project; throws one sentence. */
export async function runNpm([program, ...first], args) {
  const lines = [];
  const exitCode = await runProcess(program, [...first, ...args, ...OPTIONS], {
    cwd: projectRoot,
    env: { ...process.env, PATH: machinePath(), NODE_OPTIONS: SMALL_HEAP },
    // npm is a script of the shell on Windows.
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
    onStderr: (text) => lines.push(text),
    // On SIGTERM npm would first undo its work for half a minute; our stamp makes that needless.
    stopWith: 'SIGKILL',
  });
  if (stopSignal.aborted) throw new Error('Interrupted while installing.');
  if (exitCode === 0) return;
  if (exitCode === exitCodeOfSignal('SIGKILL')) {
    throw new Error('npm was killed, most likely for want of memory: close programs, run again.');
  }
  const output = lines.join('');
  const sentence = explainNpmFailure(output, projectRoot);
  throw new Error(sentence ?? `${output}Installing failed; the lines above say why.`);
}

/** PATH without our own packages' programs: an npm among them could replace itself while it runs. */
function machinePath() {
  const ours = join(projectRoot, 'node_modules');
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => !folder.startsWith(ours)).join(delimiter);
}
