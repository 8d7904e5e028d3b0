// A toast speaks of what was pressed last, so it comes where that is not: on a phone in the other half of
// the screen, on a wide one in the lower right corner, unless that is where the finger was.
type Place = 'top-center' | 'bottom-center' | 'top-right' | 'bottom-right';

export interface Press {
  /** Shares of the screen's width and height. */
  x: number;
  y: number;
}

const HALF = 0.5;

export function toastPlace(isMobile: boolean, press: Press | undefined): Place {
  if (isMobile) return press && press.y < HALF ? 'bottom-center' : 'top-center';
  const isThere = press && press.x > HALF && press.y > HALF;
  return isThere ? 'top-right' : 'bottom-right';
}
