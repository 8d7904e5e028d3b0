import { parseLicenseKey } from '@timesync/contract';
import { AppError } from '../../platform/app-error.ts';

/** Format first, then checksum: a typing error is told before any look-up, and costs no attempt. */
export function readLicenseKey(typed: string): string {
  const parsed = parseLicenseKey(typed);
  if (parsed.ok) return parsed.key;
  const code = parsed.problem === 'format' ? 'LICENSE_KEY_FORMAT' : 'LICENSE_KEY_CHECKSUM';
  throw new AppError(code, { field: 'licenseKey' });
}
