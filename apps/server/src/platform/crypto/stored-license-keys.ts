// Licence keys as text: one JSON object per line, in files of DATA_DIR/keys (0600) or in the
// environment. Errors name the place of a line but never quote it, because it is a private key.
import { randomBytes, type webcrypto } from 'node:crypto';
import { link, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { syncFolder, writeSynced } from '../files/synced-file.ts';
import { OperatorError } from '../operator-error.ts';

/** Stops the start with one sentence that says what is wrong and what to do. */
export class LicenseKeyError extends OperatorError {}

export const MAX_KEY_ID = 255;
const FILE = /^license-key-(\d+)\.json$/;

const privateKey = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
});
const storedKey = z.object({
  id: z.number().int().min(0).max(MAX_KEY_ID),
  signing: privateKey,
  sealing: privateKey,
});

export interface StoredKey {
  id: number;
  signing: webcrypto.JsonWebKey;
  sealing: webcrypto.JsonWebKey;
  /** Where it was read. */
  source: string;
}

export function readKeyLines(text: string, source: string): StoredKey[] {
  return text
    .split('\n')
    .map((line, index) => ({ line: line.trim(), source: `${source} line ${index + 1}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, source }) => ({ ...parseKey(line, source), source }));
}

function parseKey(line: string, source: string) {
  try {
    return storedKey.parse(JSON.parse(line));
  } catch {
    throw new LicenseKeyError(
      `${source} is not a licence key: it must be the whole line of a key file, with an id from 0 to ${MAX_KEY_ID}`,
    );
  }
}

export async function readKeyFolder(folder: string): Promise<StoredKey[]> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const names = (await readdir(folder)).filter((name) => FILE.test(name));
  const read = names.map(async (name) => {
    const path = join(folder, name);
    const keys = readKeyLines(await readFile(path, 'utf8'), path);
    if (keys.length > 0) return keys;
    throw new LicenseKeyError(
      `${path} is empty: restore it from a backup, or delete it when no licence was ever activated`,
    );
  });
  return (await Promise.all(read)).flat();
}

/** False when another process has made this key in the meantime. */
export async function writeKeyFile(
  folder: string,
  { id, signing, sealing }: Omit<StoredKey, 'source'>,
): Promise<boolean> {
  const target = join(folder, `license-key-${id}.json`);
  const unfinished = `${target}.${randomBytes(6).toString('hex')}.tmp`;
  try {
    await writeSynced(unfinished, `${JSON.stringify({ id, signing, sealing })}\n`);
    await giveName(unfinished, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(folder);
  return true;
}

/** Unlike renaming, linking never replaces a key that is there. Some sticks know no links. */
async function giveName(unfinished: string, target: string): Promise<void> {
  try {
    await link(unfinished, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTSUP' && code !== 'EPERM' && code !== 'ENOSYS') throw error;
    await rename(unfinished, target);
  }
}
