// Tokens live for ever on boxes that nobody can reach, so all servers of a database must have one set
// of keys: a restored backup or a second server with its own DATA_DIR must not start with another.
import { exportPublicPoint, verifyToken } from '@timesync/contract';
import {
  type LicenseKey,
  type LicenseKeys,
  openLicenseKeys,
} from '../../../platform/crypto/license-keys.ts';
import { LicenseKeyError } from '../../../platform/crypto/stored-license-keys.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { findNewestToken } from '../activations.repository.ts';
import { holdPublicKeys, insertPublicKeys, type PublicKeyRow } from './public-keys.repository.ts';

/** Of servers that start at once on an empty table one makes the keys; the others find them known. */
export function openOwnKeys({
  config,
  database,
}: Pick<Dependencies, 'config' | 'database'>): Promise<LicenseKeys> {
  return database.transaction(async (tx) => {
    const known = await holdPublicKeys(tx);
    const newest = await findNewestToken(tx);
    // Makes a file inside a transaction that may run twice: the second run finds and keeps it.
    const keys = await openLicenseKeys({
      dataDir: config.DATA_DIR,
      environment: config.LICENSE_SIGNING_KEY,
      signingId: config.LICENSE_KEY_ID,
      mayCreate: known.length === 0 && newest === undefined,
    });
    const own = await Promise.all([...keys.byId.values()].map(publicKeyOf));
    requireSame(own, known);
    if (newest !== undefined) await requireSigned(newest, keys);
    await insertPublicKeys(
      tx,
      own.filter(({ keyId }) => !find(known, keyId)),
    );
    return keys;
  });
}

async function publicKeyOf({ id, signing, sealing }: LicenseKey): Promise<PublicKeyRow> {
  return {
    keyId: id,
    signing: Buffer.from(await exportPublicPoint(signing.publicKey)),
    sealing: Buffer.from(await exportPublicPoint(sealing.publicKey)),
  };
}

const find = (keys: readonly PublicKeyRow[], id: number) => keys.find(({ keyId }) => keyId === id);

function requireSame(own: readonly PublicKeyRow[], known: readonly PublicKeyRow[]): void {
  for (const { keyId, signing, sealing } of own) {
    const other = find(known, keyId);
    if (!other || (other.signing.equals(signing) && other.sealing.equals(sealing))) continue;
    throw new LicenseKeyError(
      `Licence key ${keyId} is not the key ${keyId} that this database knows: put the right file in the place of DATA_DIR/keys/license-key-${keyId}.json (copy DATA_DIR/keys from the server that made it, or from its backup), or set LICENSE_SIGNING_KEY`,
    );
  }
}

async function requireSigned(token: string, { byId }: LicenseKeys): Promise<void> {
  const publicKeys = new Map([...byId].map(([id, { signing }]) => [id, signing.publicKey]));
  if ((await verifyToken(token, publicKeys)).ok) return;
  throw new LicenseKeyError(
    "These licence keys are not the ones that signed this database's tokens: put the right key files into DATA_DIR/keys, or set LICENSE_SIGNING_KEY; after a compromise clear the old tokens first (docs/operations.md)",
  );
}
