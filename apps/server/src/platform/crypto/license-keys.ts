// The keys that make tokens trustworthy. They live in DATA_DIR/keys (0600) or in the environment,
// never in the repository. Each id holds two pairs: one signs, one opens what devices seal. Old ids
// stay, so that what was signed with them is still believed; the highest id signs.
import type { webcrypto } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

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

interface StoredKey {
  id: number;
  signing: JsonWebKey;
  sealing: JsonWebKey;
}

const algorithms = {
  signing: { name: 'ECDSA', namedCurve: 'P-256' },
  sealing: { name: 'ECDH', namedCurve: 'P-256' },
} as const;
const usages = { signing: ['sign', 'verify'], sealing: ['deriveBits'] } as const;
const FILE = /^license-key-(\d+)\.json$/;

interface KeyOptions {
  dataDir: string;
  /** The content of key files, one JSON per line; takes the place of the folder. */
  environment: string | undefined;
}

export async function openLicenseKeys({ dataDir, environment }: KeyOptions): Promise<LicenseKeys> {
  const folder = join(dataDir, 'keys');
  const stored = environment ? parseLines(environment) : await readFolder(folder);
  if (stored.length === 0) stored.push(await createKey(folder, 1));
  const keys = await Promise.all(stored.map(importKey));
  const byId = new Map(keys.map((key) => [key.id, key]));
  const current = byId.get(Math.max(...byId.keys()));
  if (!current) throw new Error('There is no licence key');
  return { current, byId };
}

/** Adds the next id, which signs from the next start on. Returns it. */
export async function rotateLicenseKey(dataDir: string): Promise<number> {
  const folder = join(dataDir, 'keys');
  const ids = (await readFolder(folder)).map(({ id }) => id);
  const id = Math.max(0, ...ids) + 1;
  if (id > 255) throw new RangeError('Key ids end at 255');
  await createKey(folder, id);
  return id;
}

async function readFolder(folder: string): Promise<StoredKey[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files = (await readdir(folder)).filter((name) => FILE.test(name));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap(parseLines);
}

function parseLines(text: string): StoredKey[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as StoredKey);
}

async function createKey(folder: string, id: number): Promise<StoredKey> {
  const make = async (kind: 'signing' | 'sealing') => {
    const pair = await crypto.subtle.generateKey(algorithms[kind], true, [...usages[kind]]);
    return crypto.subtle.exportKey('jwk', pair.privateKey);
  };
  const stored = { id, signing: await make('signing'), sealing: await make('sealing') };
  const line = `${JSON.stringify(stored)}\n`;
  await writeFile(join(folder, `license-key-${id}.json`), line, { mode: 0o600, flag: 'wx' });
  return stored;
}

async function importKey({ id, signing, sealing }: StoredKey): Promise<LicenseKey> {
  return {
    id,
    signing: await importPair(signing, algorithms.signing, ['sign'], ['verify']),
    sealing: await importPair(sealing, algorithms.sealing, ['deriveBits'], []),
  };
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
