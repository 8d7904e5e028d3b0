// A licence's status is computed from its events and never stored. Precedence: revoked, suspended, active,
// unused. The SQL of the admin's filter is tested on the same fixtures.
import { z } from '../wire/zod.ts';

export const licenseStatus = z.enum(['unused', 'active', 'suspended', 'revoked']);
export type LicenseStatus = z.infer<typeof licenseStatus>;

export interface LicenseState {
  isRevoked: boolean;
  isSuspended: boolean;
  /** The licence is bound to a device now. */
  isBound: boolean;
}

export function licenseStatusOf({ isRevoked, isSuspended, isBound }: LicenseState): LicenseStatus {
  if (isRevoked) return 'revoked';
  if (isSuspended) return 'suspended';
  return isBound ? 'active' : 'unused';
}
