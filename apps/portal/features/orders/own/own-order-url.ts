import { buildPath, screens } from '@timesync/contract';

export function invoiceUrl(id: number): string {
  return buildPath(screens.invoice, { id });
}
