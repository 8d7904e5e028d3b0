// Takes one guard at a time out of a copy of the sources and runs the tests that must notice it.
import { relative } from 'node:path';
import { projectRoot } from '../scripts/set-up/project-root.mjs';
import { runProcess } from '../scripts/set-up/run-process.mjs';
import { toolPath } from '../scripts/system/tool-path.mjs';
import { guards } from './guards/guards.mjs';
import { makeWorkingCopy } from './guards/working-copy.mjs';
import { openTally } from './support/tally.mjs';

/** `GUARDS=limit,session` tries only the guards whose sentence has one of these words. */
const words = (process.env.GUARDS ?? '').split(',');
const chosen = guards.filter(({ what }) => words.some((word) => what.includes(word)));
const tally = openTally('guards');
const copy = makeWorkingCopy();
try {
  for (const { project, files } of testsOf(chosen)) {
    const { isGreen, output } = await runTests(project, files);
    if (!isGreen) console.log(output);
    tally.check(isGreen, `${project} is red with all guards`);
  }
  for (const guard of tally.hasFailed() ? [] : chosen) await tryWithout(guard);
} finally {
  copy.remove();
}
tally.report();

async function tryWithout({ what, tests: { project, files }, ...guard }) {
  const putBack = copy.removeGuard(guard);
  if (!putBack) {
    console.log(`moved: ${what}`);
    return tally.check(false, `not found once in ${guard.file}: ${what}`);
  }
  const { isGreen, failed } = await runTests(project, files);
  putBack();
  // A run that could not begin shows nothing.
  const isRed = !isGreen && failed > 0;
  console.log(`${isRed ? `red (${failed})` : 'GREEN'}: ${what}`);
  tally.check(isRed, `no test noticed that this guard was gone: ${what}`);
}

/** All tests of the guards, by project. */
function testsOf(list) {
  const byProject = Map.groupBy(list, ({ tests }) => tests.project);
  return [...byProject].map(([project, group]) => ({
    project,
    files: [...new Set(group.flatMap(({ tests }) => tests.files))],
  }));
}

async function runTests(project, files) {
  let output = '';
  const show = (text) => {
    output += text;
  };
  const vitest = relative(projectRoot, toolPath('vitest', 'vitest'));
  const args = [vitest, 'run', `--project=${project}`, ...files];
  const code = await runProcess(process.execPath, args, {
    cwd: copy.root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    onStdout: show,
    onStderr: show,
  });
  const failed = Number(/^\s*Tests\s+(\d+) failed/m.exec(output)?.[1] ?? 0);
  return { isGreen: code === 0, failed, output };
}
