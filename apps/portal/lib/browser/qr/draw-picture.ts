/** Enough to read every code of ours; more only costs memory on a cheap phone. */
const MAX_EDGE_PX = 1600;

/** Draws a picture, made smaller where it is large, for reading its pixels. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  picture: CanvasImageSource,
  size: { width: number; height: number },
): void {
  const factor = Math.min(1, MAX_EDGE_PX / Math.max(size.width, size.height));
  canvas.width = Math.max(1, Math.round(size.width * factor));
  canvas.height = Math.max(1, Math.round(size.height * factor));
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently: true });
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}
