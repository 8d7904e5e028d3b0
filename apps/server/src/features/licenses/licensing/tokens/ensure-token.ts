// A licence is bound from its commit on, but its token may be missing: the process died before
// signing, or the tokens were cleared after a compromise. The next reader signs, and the first
// signature is stored. A blocked licence gets no new token.
import type { Queryable } from '../../../../platform/db/types.ts';
import { storeToken } from '../activations.repository.ts';
import type { LicenseRow } from '../load-license.repository.ts';
import type { LicenseSigner } from './license-signer.ts';

export async function ensureToken<Row extends LicenseRow>(
  db: Queryable,
  signer: LicenseSigner,
  license: Row,
): Promise<Row> {
  const { activation, isRevoked, isSuspended } = license;
  if (!activation || activation.token || isRevoked || isSuspended) return license;
  const token = await storeToken(db, activation.id, await signer.sign(license, activation));
  return { ...license, activation: { ...activation, token } };
}
