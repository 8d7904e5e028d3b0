/** The zoom and rotation of a proof. */
export interface ProofView {
  zoom: number;
  /** Degrees, clockwise: 0, 90, 180 or 270. */
  rotation: number;
}

const ZOOMS = [1, 1.5, 2, 3, 4];
const QUARTER = 90;

export const wholeProof: ProofView = { zoom: 1, rotation: 0 };

export function zoomIn(view: ProofView): ProofView {
  return { ...view, zoom: ZOOMS.find((zoom) => zoom > view.zoom) ?? view.zoom };
}

export function zoomOut(view: ProofView): ProofView {
  return { ...view, zoom: ZOOMS.findLast((zoom) => zoom < view.zoom) ?? view.zoom };
}

export function rotate(view: ProofView): ProofView {
  return { ...view, rotation: (view.rotation + QUARTER) % 360 };
}

/** On its side, the picture's width runs along the frame's height. */
export function isOnItsSide({ rotation }: ProofView): boolean {
  return rotation % 180 !== 0;
}
