import { explainNpmFailure, isNoConnection } from './npm-failure.mjs';
import { projectRoot } from './project-root.mjs';
import { runProcess } from './run-process.mjs';
import { exitCodeOfSignal, stopSignal } from './stop-signal.mjs';

// On the command line, because a user's .npmrc or NODE_ENV=production would win otherwise.
const OPTIONS = [
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--engine-strict=false',
  '--no-audit',
  '--no-fund',
  '--no-progress',
  '--loglevel=error',
  // By default npm waits over a minute without output for a registry that does not answer.
  '--fetch-retries=4',
  '--fetch-retry-mintimeout=500',
  '--fetch-retry-maxtimeout=5000',
];

// With these limits V8 collects garbage instead of growing: 743 MB instead of 905 at the most, and
// no slower.
const SMALL_HEAP = ['--max-semi-space-size=8', '--max-old-space-size=256'];

// After a failure without network, the next call fails immediately.
let noConnection;

/** Runs npm (its JavaScript entry, by the given Node) or throws one sentence. */
export async function runNpm({ node, npm }, args, { folder = projectRoot } = {}) {
  const online = noConnection ?? (await attempt({ node, npm }, args, folder));
  if (online.exitCode === 0) return;
  if (!isNoConnection(online.output)) throw new Error(explain(online, folder));
  noConnection = online;
  // Everything may still be in npm's cache.
  const offline = await attempt({ node, npm }, [...args, '--offline'], folder);
  if (offline.exitCode !== 0) throw new Error(explain(noConnection, folder));
}

async function attempt({ node, npm }, args, folder) {
  let output = '';
  const exitCode = await runProcess(node, [...SMALL_HEAP, npm, ...args, ...OPTIONS], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    onStderr: (chunk) => {
      output += chunk;
    },
    // Asked politely, npm first undoes its work for half a minute; the stamp makes that needless.
    stopWith: 'SIGKILL',
  });
  if (stopSignal.aborted) throw new Error('Interrupted while installing.');
  return { exitCode, output };
}

function explain({ exitCode, output }, folder) {
  if (exitCode === exitCodeOfSignal('SIGKILL')) {
    return 'npm was killed while installing, most likely for want of memory: close other programs and run the command again.';
  }
  const sentence = explainNpmFailure(output, folder);
  return sentence ?? `${output.trimEnd()}\nInstalling failed; the lines above say why.`;
}
