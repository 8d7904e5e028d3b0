// Tokens are valid without limit on boxes that nobody can reach, so all servers of a database must
// have the same keys: a restored backup or a second server with its own DATA_DIR must not start
// with others.
import { exportPublicPoint, verifyToken } from '@timesync/contract';
import {
  type LicenseKey,
  type LicenseKeys,
  openLicenseKeys,
} from '../../../../platform/crypto/license-keys.ts';
import { LicenseKeyError } from '../../../../platform/crypto/stored-license-keys.ts';
import type { Queryable } from '../../../../platform/db/types.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { findNewestToken } from '../activations.repository.ts';
import {
  holdPublicKeys,
  insertPublicKeys,
  listPublicKeys,
  type PublicKeyRow,
} from './public-keys.repository.ts';

type KeyDependencies = Pick<Dependencies, 'config' | 'database'>;

/**
 * When servers start concurrently on an empty table, one creates the keys and the others find them.
 */
export function openOwnKeys({ config, database }: KeyDependencies): Promise<LicenseKeys> {
  return database.transaction(async (tx) => {
    await holdPublicKeys(tx);
    const { keys, unknown } = await compareOwnKeys(tx, config, { mayCreate: true });
    await insertPublicKeys(tx, unknown);
    return keys;
  });
}

/** The problem that the start would report, without creating or registering a key. */
export async function checkOwnKeys({ config, database }: KeyDependencies): Promise<string[]> {
  try {
    const { unknown } = await compareOwnKeys(database.db, config, { mayCreate: false });
    return unknown.map(({ keyId }) => `Licence key ${keyId} is new: it is known after a start.`);
  } catch (error) {
    if (error instanceof LicenseKeyError) return [error.message];
    throw error;
  }
}

async function compareOwnKeys(
  db: Queryable,
  config: Dependencies['config'],
  { mayCreate }: { mayCreate: boolean },
) {
  const known = await listPublicKeys(db);
  const newest = await findNewestToken(db);
  // Creates a file inside a transaction that may run twice: the second run finds it.
  const keys = await openLicenseKeys({
    dataDir: config.DATA_DIR,
    environment: config.LICENSE_SIGNING_KEY,
    signingId: config.LICENSE_KEY_ID,
    mayCreate: mayCreate && known.length === 0 && newest === undefined,
  });
  const own = await Promise.all([...keys.byId.values()].map(publicKeyOf));
  requireSame(own, known);
  if (newest !== undefined) await requireSigned(newest, keys);
  return { keys, unknown: own.filter(({ keyId }) => !find(known, keyId)) };
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
