import { type checkSerial, formatLastDay, type RouteOutput } from '@timesync/contract';

type Answer = Pick<RouteOutput<typeof checkSerial>, 'state' | 'until' | 'isReplaced'>;

interface Verdict {
  tone: 'success' | 'info' | 'error';
  sentence: string;
}

/** "Replaced" comes first, because a buyer of that used box must know it. */
export function serialVerdict({ state, until, isReplaced }: Answer): Verdict {
  if (isReplaced) {
    return {
      tone: 'error',
      sentence: 'Nomor seri ini asli, tetapi box-nya sudah diganti box lain.',
    };
  }
  if (state === 'valid' && until) {
    return {
      tone: 'success',
      sentence: `Nomor seri ini asli, garansi sampai ${formatLastDay(until)}.`,
    };
  }
  if (state === 'over' && until) {
    return {
      tone: 'info',
      sentence: `Nomor seri ini asli, garansinya lewat pada ${formatLastDay(until)}.`,
    };
  }
  if (state === 'used')
    return { tone: 'info', sentence: 'Nomor seri ini asli, garansinya sudah dipakai.' };
  return { tone: 'info', sentence: 'Nomor seri ini asli, tanpa garansi.' };
}
