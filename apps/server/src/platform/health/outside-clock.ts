// A database on the same machine is wrong together with this server's clock. Every HTTP answer says when
// it was made, so those from outside (heartbeat, bucket) are compared too.

/** Older ones are forgotten, so that a machine that slept is asked again. */
const KEPT_MS = 60 * 60_000;

let heard: { at: number; monotonic: number } | undefined;

/** Takes the header `Date` of an answer. */
export function noteOutsideDate(date: string | null | undefined): void {
  const at = Date.parse(date ?? '');
  if (Number.isFinite(at)) heard = { at, monotonic: performance.now() };
}

/** Ours less the one outside, to a few seconds; undefined when nothing was heard of late. */
export function outsideDifferenceMs(): number | undefined {
  if (!heard) return undefined;
  // The monotonic clock does not jump when somebody sets the other one.
  const passed = performance.now() - heard.monotonic;
  return passed > KEPT_MS ? undefined : Math.round(Date.now() - heard.at - passed);
}
