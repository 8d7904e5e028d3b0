// Runs steps in order. Steps of the same `sequence` run one after another, beside the others, and their
// output is shown when they end. A step waits for those it comes `after`, in any sequence; after the
// first failure none begins, and the last lines of the failed step are repeated at the very end.
import { exitCodeOfSignal, stopSignal } from '../set-up/stop-signal.mjs';

const LAST_LINES = 80;

/** Returns an exit code. `toolsOf` creates the tools of a step for its output. */
export async function runParallelSteps(
  steps,
  { toolsOf, command, isNamed, print = console.log, write = toStdout },
) {
  const ended = new Map(steps.map(({ name }) => [name, endOfStep()]));
  const sequences = Object.values(groupBySequence(steps));
  // A single sequence shows its output directly.
  const isAlone = sequences.length === 1;
  const passed = [];
  const failures = [];

  async function runStep(step, isAside) {
    await Promise.all((step.after ?? []).map((name) => ended.get(name)?.promise));
    if (failures.length > 0 || stopSignal.aborted) return;
    const heading = `\n== ${step.title} (${step.name})`;
    const output = [];
    const show = (text) => {
      output.push(text);
      if (!isAside) write(text);
    };
    if (!isAside) print(heading);
    const startedAt = performance.now();
    const exitCode = await step.run(toolsOf(isAlone ? undefined : show), { isNamed });
    if (stopSignal.aborted) return;
    if (isAside) print([heading, output.join('').trimEnd()].join('\n'));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (exitCode === 0) {
      passed.push(step);
      print(`== ${step.title}: ${seconds} s`);
    } else {
      const verdict = `== ${step.title} FAILED after ${seconds} s; run again: ${command} ${step.name}`;
      failures.push([...lastLines(output), verdict].join('\n'));
      print(verdict);
    }
  }

  async function runSequence(sequence, isAside) {
    for (const step of sequence) {
      await runStep(step, isAside);
      ended.get(step.name).resolve();
    }
  }

  await Promise.all(
    sequences.map((each) => runSequence(each, !isAlone && each[0].sequence !== undefined)),
  );

  if (stopSignal.aborted) return exitCodeOfSignal(stopSignal.reason);
  if (!isAlone) for (const failure of failures) print(`\n${failure}`);
  print(`\nsteps: ${passed.length} passed, ${failures.length} failed`);
  return failures.length === 0 ? 0 : 1;
}

function lastLines(output) {
  return output.join('').trimEnd().split('\n').slice(-LAST_LINES);
}

function toStdout(text) {
  process.stdout.write(text);
}

/** The machine's own Node may be too old for `Object.groupBy`. */
function groupBySequence(steps) {
  const sequences = {};
  for (const step of steps) {
    const name = step.sequence ?? 'main';
    sequences[name] = [...(sequences[name] ?? []), step];
  }
  return sequences;
}

/** The machine's own Node may be too old for `Promise.withResolvers`. */
function endOfStep() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
