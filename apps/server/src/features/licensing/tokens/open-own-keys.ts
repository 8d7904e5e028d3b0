// Tokens live for ever on boxes that nobody can reach, so a server that signs with other keys than
// those of its database must not start: a restored backup, a second server with its own DATA_DIR.
import { verifyToken } from '@timesync/contract';
import { type LicenseKeys, openLicenseKeys } from '../../../platform/crypto/license-keys.ts';
import { LicenseKeyError } from '../../../platform/crypto/stored-license-keys.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { findNewestToken } from '../activations.repository.ts';

export async function openOwnKeys({
  config,
  database,
}: Pick<Dependencies, 'config' | 'database'>): Promise<LicenseKeys> {
  const newest = await findNewestToken(database.db);
  const keys = await openLicenseKeys({
    dataDir: config.DATA_DIR,
    environment: config.LICENSE_SIGNING_KEY,
    signingId: config.LICENSE_KEY_ID,
    mayCreate: newest === undefined,
  });
  if (newest !== undefined) await requireSigned(newest, keys);
  return keys;
}

async function requireSigned(token: string, { byId }: LicenseKeys): Promise<void> {
  const publicKeys = new Map([...byId].map(([id, { signing }]) => [id, signing.publicKey]));
  if ((await verifyToken(token, publicKeys)).ok) return;
  throw new LicenseKeyError(
    "These licence keys are not the ones that signed this database's tokens: put the right key files into DATA_DIR/keys, or set LICENSE_SIGNING_KEY; after a compromise clear the old tokens first (docs/operations.md)",
  );
}
