// The sheet that hangs behind the TV: not JSON, so it is no route object.
import { buildPath } from '../wire/route.ts';

export const wallSheetPath = '/my-licenses/:id/lembar.pdf';
export const wallSheetSizes = ['A6', 'A4'] as const;
export type WallSheetSize = (typeof wallSheetSizes)[number];

export function wallSheetUrl(licenseId: number, size: WallSheetSize): string {
  return `${buildPath(wallSheetPath, { id: licenseId })}?ukuran=${size}`;
}
