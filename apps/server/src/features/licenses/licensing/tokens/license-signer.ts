import { hashLicenseKey, parseDeviceType, signerOf, signToken } from '@timesync/contract';
import type { LicenseKeys } from '../../../../platform/crypto/license-keys.ts';
import type { Queryable } from '../../../../platform/db/types.ts';
import { storeToken } from '../activations.repository.ts';
import { deviceIdBytes } from '../device-id.ts';
import type { ActivationRow, LicenseRow } from '../load-license.repository.ts';

type SignedActivation = Pick<ActivationRow, 'sequence' | 'deviceId' | 'deviceType' | 'activatedAt'>;

export interface LicenseSigner {
  /** The token that makes the device of this activation permanent. */
  sign(license: LicenseRow, activation: SignedActivation): Promise<string>;
}

export function licenseSigner({ current }: LicenseKeys): LicenseSigner {
  const signer = signerOf(current.signing.privateKey);
  return {
    async sign(license, activation) {
      const deviceType = parseDeviceType(activation.deviceType);
      if (!deviceType) throw new RangeError(`Unknown device type ${activation.deviceType}`);
      return signToken(
        {
          keyId: current.id,
          isPermanent: true,
          isAfterTransfer: activation.sequence > 1,
          deviceType,
          licensePublicId: licensePublicId(license.id),
          deviceId: deviceIdBytes(activation.deviceId),
          keyHash: await hashLicenseKey(license.licenseKey),
          issuedAtSeconds: Math.floor(activation.activatedAt.getTime() / 1000),
          notAfterSeconds: 0,
          sequence: activation.sequence,
          init: license.init,
        },
        signer,
      );
    },
  };
}

/** The licence's number in the six bytes that a token has for it. */
export function licensePublicId(id: number): Uint8Array {
  const bytes = Buffer.alloc(6);
  bytes.writeUIntBE(id, 0, 6);
  return bytes;
}

// A licence is bound from its commit on, but its token may be missing: the process died before
// signing, or the tokens were cleared after a compromise. The next reader signs, and the first
// signature is stored. A blocked licence gets no new token.
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
