const SAMPLES = 20;

/** Milliseconds that all but the slowest one in twenty stay within; the first call warms up. */
export async function p95(work) {
  await work();
  const times = [];
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return p95Of(times);
}

export function p95Of(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95) - 1];
}
