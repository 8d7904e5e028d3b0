const HALF_TURN = Math.PI;

/** A star polygon as an SVG path: `points` on a circle, joined by skipping `step` each time. */
export function starPath(points: number, step: number, radius: number): string {
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = (index * step * 2 * HALF_TURN) / points - HALF_TURN / 2;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
