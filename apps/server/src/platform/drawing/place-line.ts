export type Align = 'left' | 'center' | 'right';

const BESIDE = { left: 0, center: 0.5, right: 1 } as const;

/** Where a line begins in a box that is wider than it. */
export function leftOf(x: number, room: number, width: number, align: Align = 'left'): number {
  return x + (room - width) * BESIDE[align];
}
