import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  readKeyFolder,
  readKeyLines,
  type StoredKey,
  writeKeyFile,
} from '../crypto/stored-license-keys.ts';
import { BackupError } from './backup-error.ts';

interface KeyPlace {
  dataDir: string;
  /** The content of LICENSE_SIGNING_KEY, which takes the place of the folder. */
  environment: string | undefined;
}

/** All licence keys of this server, one JSON per line. */
export async function readOwnKeyLines(place: KeyPlace): Promise<string> {
  const keys = await readOwnKeys(place);
  return keys.map(({ source: _, ...key }) => `${JSON.stringify(key)}\n`).join('');
}

/** Those that the target lacks; refuses when it has another key under the same id. */
export async function missingKeys(place: KeyPlace, lines: string): Promise<StoredKey[]> {
  const own = new Map((await readOwnKeys(place)).map((key) => [key.id, key]));
  const missing = readKeyLines(lines, 'The backup').filter((key) => {
    const known = own.get(key.id);
    const isSame = isDeepStrictEqual({ ...known, source: '' }, { ...key, source: '' });
    if (known && !isSame) {
      throw new BackupError(`The target has another licence key ${key.id}: move it away first.`);
    }
    return !known;
  });
  if (missing.length > 0 && place.environment) {
    throw new BackupError(
      'LICENSE_SIGNING_KEY lacks keys of this backup: unset it, or add them to it first.',
    );
  }
  return missing;
}

export async function writeKeys(place: KeyPlace, keys: StoredKey[]): Promise<void> {
  for (const key of keys) await writeKeyFile(join(place.dataDir, 'keys'), key);
}

function readOwnKeys({ dataDir, environment }: KeyPlace): Promise<StoredKey[]> | StoredKey[] {
  return environment
    ? readKeyLines(environment, 'LICENSE_SIGNING_KEY')
    : readKeyFolder(join(dataDir, 'keys'));
}
