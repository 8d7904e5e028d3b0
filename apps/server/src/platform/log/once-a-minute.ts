const MINUTE_MS = 60_000;

/** For what repeats itself while it lasts: how many were left out since the last one, or false. */
export function onceAMinute(now: () => number = Date.now): () => number | false {
  let toldAt = Number.NEGATIVE_INFINITY;
  let leftOut = 0;
  return () => {
    if (now() - toldAt < MINUTE_MS) {
      leftOut += 1;
      return false;
    }
    const result = leftOut;
    toldAt = now();
    leftOut = 0;
    return result;
  };
}
