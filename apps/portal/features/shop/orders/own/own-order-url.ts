import { buildPath, screens } from '@timesync/contract';

export function documentScreenUrl(id: number): string {
  return buildPath(screens.document, { id });
}
