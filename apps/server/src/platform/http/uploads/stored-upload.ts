// The file of a form is written to disk and hashed while it arrives, so that neither a large file
// nor many slow ones fill the memory (T78). A large file stays there for the route's handler; any
// other is read into memory when the form is complete. Files that the handler does not take are
// removed in every case.
import { createHash } from 'node:crypto';
import { open, readFile, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Files } from '../../files/files.ts';
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

declare module 'fastify' {
  interface FastifyRequest {
    uploadPath: string | undefined;
  }
}

/** For the scope of a route with a file. */
export function removeUploads(scope: FastifyInstance): void {
  scope.decorateRequest('uploadPath');
  // `onResponse` is not called when the client has disconnected.
  scope.addHook('onError', removeUpload);
  scope.addHook('onResponse', removeUpload);
}

async function removeUpload({ uploadPath }: FastifyRequest): Promise<void> {
  if (uploadPath) await rm(uploadPath, { force: true });
}

/** Only after the check that the sender may call the route. */
export async function receiveOnDisk(
  request: FastifyRequest,
  { stream, filename }: FilePart,
  { large }: Files,
): Promise<StoredUpload> {
  const path = await large.newUpload();
  request.uploadPath = path;
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
    await rm(path, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw new AppError('STORAGE_FULL');
    throw error;
  }
  return { path, size, filename, sha256: hash.digest('hex') };
}

/** The whole file; its copy on the disk is not needed any more. */
export async function readUpload({ path, filename }: StoredUpload): Promise<UploadedFile> {
  const bytes = await readFile(path);
  await rm(path, { force: true });
  return { bytes, filename };
}
