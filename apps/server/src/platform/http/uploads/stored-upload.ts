// The file of a form is written to disk and hashed while it arrives, so that neither a large file
// nor many slow ones fill the memory (T78). A large file stays there for the route's handler; any
// other is read into memory when the form is complete.
import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../app-error.ts';
import type { FilePart } from './multipart.ts';

export interface StoredUpload {
  path: string;
  size: number;
  filename: string;
  /** 64 hexadecimal digits. */
  sha256: string;
}

export interface UploadedFile {
  bytes: Buffer;
  filename: string;
}

/** Only after the check that the sender may call the route. The caller removes the file. */
export async function storeUpload(
  { stream, filename }: FilePart,
  path: string,
): Promise<StoredUpload> {
  // Opened before anything can fail: a stream that opens its file later would make it again after `rm`.
  const target = await open(path, 'wx', 0o600);
  const hash = createHash('sha256');
  let size = 0;
  try {
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      target.createWriteStream(),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw new AppError('STORAGE_FULL');
    throw error;
  }
  return { path, size, filename, sha256: hash.digest('hex') };
}

export async function readUpload({ path, filename }: StoredUpload): Promise<UploadedFile> {
  return { bytes: await readFile(path), filename };
}
