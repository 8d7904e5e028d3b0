import type { checkLicense, RouteOutput } from '@timesync/contract';

type Answer = Pick<RouteOutput<typeof checkLicense>, 'isInUse' | 'isBlocked'>;

interface Verdict {
  tone: 'success' | 'info' | 'error';
  sentence: string;
}

/** Blocked outweighs in use: it is what the person must know before anything else. */
export function checkVerdict({ isInUse, isBlocked }: Answer): Verdict {
  if (isBlocked) {
    return {
      tone: 'error',
      sentence: 'License key ini asli, tetapi sedang diblokir. Hubungi admin.',
    };
  }
  if (isInUse) {
    return { tone: 'info', sentence: 'License key ini asli dan sedang dipakai di satu perangkat.' };
  }
  return { tone: 'success', sentence: 'License key ini asli dan belum dipakai di perangkat.' };
}
