import { hashLicenseKey, parseDeviceType, signerOf, signToken } from '@timesync/contract';
import type { LicenseKeys } from '../../../../platform/crypto/license-keys.ts';
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
