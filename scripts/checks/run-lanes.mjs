// Runs steps in order. Those that name a `lane` run one after another beside the others, and what
// they print is shown when they end. A step waits for those it comes `after`, in whichever lane they
// are; after the first failure none begins.
import { exitCodeOfSignal, stopSignal } from '../set-up/stop-signal.mjs';

/** Gives an exit code. `toolsOf` makes the tools of a step from where its output goes. */
export async function runLanes(steps, { toolsOf, command, print = console.log }) {
  const ended = new Map(steps.map(({ name }) => [name, endOfStep()]));
  const counts = { passed: 0, failed: 0 };

  async function runStep(step, isAside) {
    await Promise.all((step.after ?? []).map((name) => ended.get(name)?.promise));
    if (counts.failed > 0 || stopSignal.aborted) return;
    const heading = `\n== ${step.title} (${step.name})`;
    const lines = [heading];
    if (!isAside) print(heading);
    const startedAt = performance.now();
    const exitCode = await step.run(toolsOf(isAside ? (text) => lines.push(text) : undefined));
    if (stopSignal.aborted) return;
    if (isAside) print(lines.map((text) => text.trimEnd()).join('\n'));
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    counts[exitCode === 0 ? 'passed' : 'failed'] += 1;
    print(
      exitCode === 0
        ? `== ${step.title}: ${seconds} s`
        : `== ${step.title} FAILED after ${seconds} s; run again: ${command} ${step.name}`,
    );
  }

  async function runLane(lane, isAside) {
    for (const step of lane) {
      await runStep(step, isAside);
      ended.get(step.name).note();
    }
  }

  const lanes = Object.values(groupByLane(steps));
  // Alone there is nothing to stand beside: what they print is shown at once.
  await Promise.all(
    lanes.map((lane) => runLane(lane, lanes.length > 1 && lane[0].lane !== undefined)),
  );

  if (stopSignal.aborted) return exitCodeOfSignal(stopSignal.reason);
  print(`\nsteps: ${counts.passed} passed, ${counts.failed} failed`);
  return counts.failed === 0 ? 0 : 1;
}

/** The machine's own Node may be too old for `Object.groupBy`. */
function groupByLane(steps) {
  const lanes = {};
  for (const step of steps) {
    const name = step.lane ?? 'main';
    lanes[name] = [...(lanes[name] ?? []), step];
  }
  return lanes;
}

/** The machine's own Node may be too old for `Promise.withResolvers`. */
function endOfStep() {
  let note;
  const promise = new Promise((resolve) => {
    note = resolve;
  });
  return { promise, note };
}
