// The signed list is the same for everyone and changes seldom: it is made once per change.
import { revocationTag, signerOf, signRevocationList } from '@timesync/contract';
import type { LicenseKeys } from '../../platform/crypto/license-keys.ts';
import type { Parts } from '../../platform/parts.ts';
import { countRevocations, listRevoked } from './activations.repository.ts';
import { licensePublicId } from './license-signer.ts';

export interface Revocations {
  list: string;
  entries: number;
}

export function revocationList({ clock, database }: Parts, { current }: LicenseKeys) {
  const sign = signerOf(current.signing.privateKey);
  let made: { number: number; revocations: Promise<Revocations> } | undefined;

  async function make(number: number): Promise<Revocations> {
    const rows = await listRevoked(database.db);
    const revoked = await Promise.all(
      rows.map(async ({ licenseId, deviceId, sequence }) => ({
        tag: await revocationTag(licensePublicId(licenseId), Buffer.from(deviceId, 'hex')),
        sequence,
      })),
    );
    const issuedAtSeconds = Math.floor(clock.now().getTime() / 1000);
    const bytes = await signRevocationList(
      { keyId: current.id, number, issuedAtSeconds },
      revoked,
      sign,
    );
    return { list: Buffer.from(bytes).toString('base64url'), entries: revoked.length };
  }

  return async (): Promise<Revocations> => {
    const number = await countRevocations(database.db);
    if (made?.number !== number) made = { number, revocations: make(number) };
    return made.revocations;
  };
}
