import { randomFillSync } from 'node:crypto';
import { formatLicenseKey, KEY_BODY_LENGTH } from '@timesync/contract';

/**
 * Keys with 70 random bits each. 256 is a multiple of 32, so masking a byte keeps the distribution
 * uniform.
 */
export function generateLicenseKeys(init: string, count: number): string[] {
  const random = randomFillSync(new Uint8Array(count * KEY_BODY_LENGTH)).map((byte) => byte & 31);
  return Array.from({ length: count }, (_, index) =>
    formatLicenseKey(init, random.subarray(index * KEY_BODY_LENGTH, (index + 1) * KEY_BODY_LENGTH)),
  );
}
