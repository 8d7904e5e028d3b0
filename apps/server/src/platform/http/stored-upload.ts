// A large file of a form: on its way it goes to the disk and through a hash, so that neither a big one
// nor many take memory. Its route's handler takes it away or it is removed, whatever happens.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { clearBehind } from '../files/clear-behind.ts';
import type { Files } from '../files/files.ts';
import { allowSlowBody } from './body-deadline.ts';
import type { FilePart } from './multipart.ts';

export interface StoredUpload {
  path: string;
  size: number;
  /** 64 hexadecimal digits. */
  sha256: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    uploadPath: string | undefined;
  }
}

/** For the scope of a route with a large file. */
export function removeUploads(scope: FastifyInstance): void {
  scope.decorateRequest('uploadPath');
  // `onResponse` does not come where the sender has gone.
  scope.addHook('onError', removeUpload);
  scope.addHook('onResponse', removeUpload);
}

async function removeUpload({ uploadPath }: FastifyRequest): Promise<void> {
  if (uploadPath) await rm(uploadPath, { force: true });
}

/** Only behind the check who may call the route: it may take as long as a slow line needs. */
export async function receiveOnDisk(
  request: FastifyRequest,
  { stream }: FilePart,
  { large }: Files,
): Promise<StoredUpload> {
  allowSlowBody(request.raw);
  const path = await large.newUpload();
  request.uploadPath = path;
  const hash = createHash('sha256');
  let size = 0;
  try {
    await pipeline(
      stream,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of clearBehind(chunks)) {
          hash.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    );
  } catch (error) {
    await rm(path, { force: true });
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw new AppError('STORAGE_FULL');
    throw error;
  }
  return { path, size, sha256: hash.digest('hex') };
}
