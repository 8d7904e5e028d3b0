const SECOND_MS = 1_000;

/** Now, moved by how far one travelled, in whole seconds. */
export function shownMoment(travelledMs: number): number {
  return Math.floor((Date.now() + travelledMs) / SECOND_MS) * SECOND_MS;
}

/** Each beat aims at the next full second anew, or the display would slowly drift past one. */
export function untilNextSecond(): number {
  return SECOND_MS - (Date.now() % SECOND_MS);
}
