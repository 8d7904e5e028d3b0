import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { runProcess } from './run-process.mjs';
import { stopSignal } from './stop-signal.mjs';

const WHAT_TO_DO =
  'Run the command again; if it stays so, point npm at a registry that has it ("npm config set registry …") or use linux-x64 or linux-arm64 with glibc, which are complete.';

/** Loads every native part with the Node that will use them; throws what is missing. */
export async function checkNativeParts(node) {
  if (!existsSync(node)) throw new Error(`npm left out ${node}. ${WHAT_TO_DO}`);
  let output = '';
  let errors = '';
  const program = join(projectRoot, 'scripts', 'set-up', 'load-native-parts.mjs');
  const exitCode = await runProcess(node, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    onStdout: (chunk) => {
      output += chunk;
    },
    onStderr: (chunk) => {
      errors += chunk;
    },
  });
  if (stopSignal.aborted) throw new Error('Interrupted while installing.');
  if (exitCode !== 0) {
    throw new Error(`The native parts could not be loaded (${exitCode}): ${errors.trim()}`);
  }
  const problems = JSON.parse(output);
  if (problems.length > 0) throw new Error([...problems, WHAT_TO_DO].join('\n'));
}
