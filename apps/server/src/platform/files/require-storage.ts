import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { failureReason } from '../jobs/failure-reason.ts';
import type { Files } from './files.ts';

const TRIES = 3;
const PAUSE_MS = 1_000;

/** In one sentence why nothing can be stored. */
export class StorageError extends Error {}

/** A wrong key must not be found out by the first customer who sends his proof. */
export async function requireStorage(files: Files, { s3 }: Pick<Config, 's3'>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await files.requireReachable();
    } catch (error) {
      // A folder that cannot be written has its own sentence.
      if (!s3) throw error;
      if (tries === TRIES) {
        throw new StorageError(
          `The bucket ${s3.bucket} at ${s3.endpoint} cannot be used (${failureReason(error)}): check the S3 variables and the rights of the access key.`,
        );
      }
    }
    await pause(PAUSE_MS);
  }
}
