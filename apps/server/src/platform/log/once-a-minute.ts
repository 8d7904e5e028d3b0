const MINUTE_MS = 60_000;

/** For what repeats itself while it lasts: how many were left out since the last one, or false. */
export function onceAMinute(now: () => number = Date.now): () => number | false {
  let loggedAt = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return () => {
    if (now() - loggedAt < MINUTE_MS) {
      leftOut += 1;
      return false;
    }
    const result = leftOut;
    loggedAt = now();
    leftOut = 0;
    return result;
  };
}
