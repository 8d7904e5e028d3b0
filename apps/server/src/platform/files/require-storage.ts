import { randomUUID } from 'node:crypto';
import { AppError } from '../app-error.ts';
import type { Config } from '../config.ts';
import { isConnectionLost } from '../db/errors.ts';
import { takeTurns } from '../db/take-turns.ts';
import type { Database, Queryable } from '../db/types.ts';
import { failureReason } from '../jobs/failure-reason.ts';
import { OperatorError } from '../operator-error.ts';
import type { Files } from './files.ts';
import { storageIds } from './storage-id.schema.ts';
import { isStorageTrouble } from './storage-trouble.ts';

const TOKEN_FILE = 'storage-id';

/** One sentence that says why nothing can be stored. */
class StorageError extends OperatorError {}

/** The bucket is unavailable or missing: it may return, so the start waits for it. */
export const isStorageAway = (error: unknown) => isStorageTrouble(error) || isConnectionLost(error);

/** A wrong key must be found at the start, not by the first customer who sends a proof. */
export async function requireStorage(files: Files, { s3 }: Pick<Config, 's3'>): Promise<void> {
  // A folder that cannot be written has its own sentence.
  if (!s3) return files.requireReachable();
  const key = `storage-check/${randomUUID()}`;
  try {
    await files.save(key, Buffer.from(key));
    await files.read(key);
    await files.remove(key);
  } catch (error) {
    if (isStorageAway(error)) throw error;
    throw new StorageError(
      `The bucket ${s3.bucket} at ${s3.endpoint} cannot be used (${failureReason(error)}): check the S3 variables and the rights of the access key.`,
    );
  }
}

/**
 * A file in the storage and a row in the database hold the same token. Two portals that share a
 * database but not their folders would each miss half of the files: the second one finds it out here.
 */
export async function requireOwnStorage(database: Database, files: Files): Promise<void> {
  await database.transaction(async (tx) => {
    await takeTurns(tx, 'storage');
    const known = await findStorageId(tx);
    const stored = await readToken(files);
    if (known && known === stored) return;
    if (known) {
      throw new StorageError(
        `The files here do not belong to this database: ${TOKEN_FILE} in the folder or bucket of the uploads is ${stored ? 'another one' : 'missing'}. All portals of a database need the same files: a shared folder at DATA_DIR/files, or the S3 variables. If the old files are lost for good, write ${known} into ${TOKEN_FILE}.`,
      );
    }
    const token = stored ?? randomUUID();
    if (!stored && !(await saveToken(files, token))) return;
    await tx.insert(storageIds).values({ id: token });
  });
}

/** The token that the database knows; it names the shop. */
export async function findStorageId(db: Queryable): Promise<string | undefined> {
  const [row] = await db.select().from(storageIds);
  return row?.id;
}

async function readToken(files: Files): Promise<string | undefined> {
  const bytes = await files.readIfThere(TOKEN_FILE);
  return bytes && Buffer.from(bytes).toString('utf8').trim();
}

/** False on a disk that is too full: a later start does it. */
async function saveToken(files: Files, token: string): Promise<boolean> {
  try {
    await files.save(TOKEN_FILE, Buffer.from(token));
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'STORAGE_FULL') return false;
    throw error;
  }
}
