// Runs the steps of a set-up in order and says which one it is at and for how long: one line that is
// redrawn on a terminal, plain lines elsewhere.
const REDRAW_MS = 1000;
const PLAIN_LINE_MS = 10_000;

/** Steps are `{ title, run }`. */
export async function runInOrder(steps, out = process.stdout) {
  for (const [index, { title, run }] of steps.entries()) {
    const done = showProgress(`${index + 1}/${steps.length} ${title}`, out);
    try {
      await run();
    } catch (error) {
      done('stopped');
      throw error;
    }
    done('done');
  }
}

function showProgress(label, out) {
  const startedAt = performance.now();
  const line = () => `${label} … ${Math.round((performance.now() - startedAt) / 1000)} s`;
  const redraw = () => out.write(`\r${line()}`);
  if (out.isTTY) redraw();
  else out.write(`${label} …\n`);
  const timer = out.isTTY
    ? setInterval(redraw, REDRAW_MS)
    : setInterval(() => out.write(`${line()}\n`), PLAIN_LINE_MS);
  return (outcome) => {
    clearInterval(timer);
    out.write(`${out.isTTY ? '\r' : ''}${line()}, ${outcome}\n`);
  };
}
