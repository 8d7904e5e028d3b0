import { encodeSignedSettings, parseSettings, settingsTag } from '@timesync/clock';
import { signerOf } from '@timesync/contract';
import type { LicenseKeys } from '../../../../platform/crypto/license-keys.ts';
import type { Queryable } from '../../../../platform/db/types.ts';
import { licensePublicId } from '../tokens/license-signer.ts';
import { type ClockVersion, listClockVersions } from './clock-settings.repository.ts';

type ClockSigner = (licenseId: number, version: ClockVersion) => Promise<string>;

/** Makes the text that the licence's box takes without a question. */
export function clockSigner({ current }: LicenseKeys): ClockSigner {
  const sign = signerOf(current.signing.privateKey);
  return async (licenseId, { counter, settings }) =>
    encodeSignedSettings(parseSettings(settings), {
      keyId: current.id,
      tag: await settingsTag(licensePublicId(licenseId)),
      counter,
      sign,
    });
}

/** Null before the clock is set. */
export async function showClockCode(
  db: Queryable,
  sign: ClockSigner,
  licenseId: number,
): Promise<string | null> {
  const [newest] = await listClockVersions(db, licenseId, 1);
  return newest ? sign(licenseId, newest) : null;
}
