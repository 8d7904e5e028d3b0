import { MAX_TRANSFERS } from '@timesync/contract';

export function transfersUsedLabel(used: number): string {
  return `${used} dari ${MAX_TRANSFERS}`;
}
