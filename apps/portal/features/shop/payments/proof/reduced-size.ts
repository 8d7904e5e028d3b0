// A phone's photo of 24 megapixels tells no more about a transfer than one of 2000 pixels, but takes
// minutes on a slow line. The server keeps no more than this either.
const MAX_EDGE_PX = 2000;
const SMALL_ENOUGH_BYTES = 1_500_000;

interface Size {
  width: number;
  height: number;
}

/** The size to draw at: the longer edge has at most 2000 px, in the same proportions, never enlarged. */
export function reducedSize({ width, height }: Size): Size {
  const factor = Math.min(1, MAX_EDGE_PX / Math.max(width, height));
  const scaled = (edge: number) => Math.max(1, Math.round(edge * factor));
  return { width: scaled(width), height: scaled(height) };
}

/** Screenshots are sent as they are: drawing them again would only blur the digits. */
export function needsReduction({ width, height }: Size, bytes: number): boolean {
  return Math.max(width, height) > MAX_EDGE_PX || bytes > SMALL_ENOUGH_BYTES;
}
