// The keys of licence tokens. Each id has two pairs: one signs, one decrypts what devices seal. All
// keys can decrypt and are published; the signing key is configured explicitly, because boxes without
// internet trust only the ids that their app contains. By default the lowest id signs, because every
// app knows it.
import type { webcrypto } from 'node:crypto';
import { join } from 'node:path';
import {
  LicenseKeyError,
  MAX_KEY_ID,
  readKeyFolder,
  readKeyLines,
  type StoredKey,
  writeKeyFile,
} from './stored-license-keys.ts';

type CryptoKey = webcrypto.CryptoKey;
type JsonWebKey = webcrypto.JsonWebKey;
interface KeyPair {
  publicKey: CryptoKey;
  privateKey: CryptoKey;
}

export interface LicenseKey {
  id: number;
  signing: KeyPair;
  sealing: KeyPair;
}

export interface LicenseKeys {
  /** Signs new tokens. */
  current: LicenseKey;
  byId: ReadonlyMap<number, LicenseKey>;
}

const algorithms = {
  signing: { name: 'ECDSA', namedCurve: 'P-256' },
  sealing: { name: 'ECDH', namedCurve: 'P-256' },
} as const;
const usages = { signing: ['sign', 'verify'], sealing: ['deriveBits'] } as const;

interface KeySource {
  dataDir: string;
  /** The content of key files, one JSON per line; takes the place of the folder. */
  environment: string | undefined;
}

interface KeyOptions extends KeySource {
  /** The id that signs; the lowest when undefined. */
  signingId?: number | undefined;
  /** False when other keys are already known: no app would trust a new one. */
  mayCreate?: boolean;
}

export async function openLicenseKeys(options: KeyOptions): Promise<LicenseKeys> {
  const { mayCreate = true, signingId } = options;
  const stored = await readStored(options);
  if (stored.length === 0) {
    if (!mayCreate) throw keysMissing();
    stored.push(...(await createFirstKey(options)));
  }
  const keys = await Promise.all(stored.map(importKey));
  const byId = new Map(keys.map((key) => [key.id, key]));
  if (byId.size < keys.length) throw new LicenseKeyError('Two licence keys have the same id');
  const current = byId.get(signingId ?? Math.min(...byId.keys()));
  if (!current) {
    const known = [...byId.keys()].toSorted((a, b) => a - b).join(', ');
    throw new LicenseKeyError(`LICENSE_KEY_ID names key ${signingId}, but the keys are ${known}`);
  }
  return { current, byId };
}

interface NewKey extends KeySource {
  /**
   * The next id when undefined. Set when keys were lost, because their ids are never used again.
   */
  id?: number | undefined;
}

/**
 * Adds a key without changing which one signs. The key is stored in the folder; for keys in the
 * environment the line to add is returned.
 */
export async function addLicenseKey(source: NewKey): Promise<{ id: number; line?: string }> {
  const ids = (await readStored(source)).map(({ id }) => id);
  const id = source.id ?? Math.max(0, ...ids) + 1;
  if (id > MAX_KEY_ID) throw new LicenseKeyError(`Key ids end at ${MAX_KEY_ID}`);
  if (ids.includes(id)) throw new LicenseKeyError(`There is a key ${id} already`);
  const key = await createKey(id);
  if (source.environment) return { id, line: JSON.stringify(key) };
  if (!(await writeKeyFile(folderOf(source), key))) {
    throw new LicenseKeyError(`Somebody else has just made key ${id}`);
  }
  return { id };
}

const folderOf = ({ dataDir }: KeySource) => join(dataDir, 'keys');

async function readStored(source: KeySource): Promise<StoredKey[]> {
  return source.environment
    ? readKeyLines(source.environment, 'LICENSE_SIGNING_KEY')
    : readKeyFolder(folderOf(source));
}

async function createFirstKey(source: KeySource): Promise<StoredKey[]> {
  // When two processes start at the same time, the later one uses the key of the earlier.
  await writeKeyFile(folderOf(source), await createKey(1));
  return readKeyFolder(folderOf(source));
}

function keysMissing(): LicenseKeyError {
  return new LicenseKeyError(
    "This database's licence keys are missing here: copy DATA_DIR/keys from the server that made them (or from its backup), or set LICENSE_SIGNING_KEY",
  );
}

async function createKey(id: number) {
  const make = async (kind: 'signing' | 'sealing') => {
    const pair = await crypto.subtle.generateKey(algorithms[kind], true, [...usages[kind]]);
    return crypto.subtle.exportKey('jwk', pair.privateKey);
  };
  return { id, signing: await make('signing'), sealing: await make('sealing') };
}

async function importKey({ id, signing, sealing, source }: StoredKey): Promise<LicenseKey> {
  try {
    return {
      id,
      signing: await importPair(signing, algorithms.signing, ['sign'], ['verify']),
      sealing: await importPair(sealing, algorithms.sealing, ['deriveBits'], []),
    };
  } catch {
    throw new LicenseKeyError(`${source} is damaged: it is no key of the curve P-256`);
  }
}

async function importPair(
  jwk: JsonWebKey,
  algorithm: { name: string; namedCurve: string },
  privateUsages: Array<'sign' | 'deriveBits'>,
  publicUsages: Array<'verify'>,
): Promise<KeyPair> {
  const { d: _private, key_ops: _operations, ...open } = jwk;
  return {
    privateKey: await crypto.subtle.importKey(
      'jwk',
      { ...open, ...jwk, key_ops: privateUsages },
      algorithm,
      false,
      privateUsages,
    ),
    publicKey: await crypto.subtle.importKey(
      'jwk',
      { ...open, key_ops: publicUsages },
      algorithm,
      true,
      publicUsages,
    ),
  };
}
