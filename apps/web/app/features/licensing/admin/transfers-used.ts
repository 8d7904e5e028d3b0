import { MAX_TRANSFERS } from '@timesync/contract';

export function transfersUsedWords(used: number): string {
  return `${used} dari ${MAX_TRANSFERS}`;
}
