// A database on the same machine is wrong together with this server's clock. Every HTTP answer says when
// it was made, so those from outside (heartbeat, bucket) are compared too.

/** An older date does not count, because the machine may have slept since. */
const MAX_AGE_MS = 60 * 60_000;

let latest: { at: number; monotonic: number } | undefined;

/** `date` is the header `Date` of an answer. */
export function recordOutsideDate(date: string | null | undefined): void {
  const at = Date.parse(date ?? '');
  if (Number.isFinite(at)) latest = { at, monotonic: performance.now() };
}

/** Ours less the one outside, to a few seconds; undefined when none came in the last hour. */
export function outsideDifferenceMs(): number | undefined {
  if (!latest) return undefined;
  // The monotonic clock does not jump when somebody sets the other one.
  const passed = performance.now() - latest.monotonic;
  return passed > MAX_AGE_MS ? undefined : Math.round(Date.now() - latest.at - passed);
}
