import type { LineStyle } from './lettering.ts';

type Align = 'left' | 'center' | 'right';

export interface PlacedLine extends LineStyle {
  x: number;
  /** The y coordinate of the text's baseline. */
  baseline: number;
  color: string;
  align?: Align;
}

const BESIDE = { left: 0, center: 0.5, right: 1 } as const;

/** Where a line begins in a box that is wider than it. */
export function leftOf(x: number, room: number, width: number, align: Align = 'left'): number {
  return x + (room - width) * BESIDE[align];
}
