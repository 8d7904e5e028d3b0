// One function for an upload from its first byte to the end of its work: the place, the point and
// the file on the disk are taken and given back here, whatever happens in between (T78).
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Limits } from '../../limits/limits.ts';
import { spendUnlessBusy } from '../../limits/spend-points.ts';
import { allowSlowBody } from './body-deadline.ts';
import { type FileRoute, type Form, readForm } from './multipart.ts';
import { inUploadPlace } from './open-uploads.ts';
import { readUpload, type StoredUpload, storeUpload, type UploadedFile } from './stored-upload.ts';

/** The same limit as for JSON bodies. */
const SMALL_BODY_BYTES = 64 * 1024;

export async function receiveUpload<T>(
  request: FastifyRequest,
  route: FileRoute,
  { files, limits }: Pick<Dependencies, 'files' | 'limits'>,
  work: (form: Form<StoredUpload | UploadedFile>) => Promise<T>,
): Promise<T> {
  const isLarge = route.largestFileBytes !== undefined;
  if (isLarge) allowSlowBody(request.raw);
  const body = await readSmallBody(request);
  return inUploadPlace(request, isLarge, () =>
    withPoint(request, limits, async () => {
      const path = await files.large.newUpload();
      try {
        const form = await readForm(request, body, route, (part) => storeUpload(part, path));
        const file = isLarge ? form.file : await readUpload(form.file);
        return await work({ ...form, file });
      } finally {
        await rm(path, { force: true });
      }
    }),
  );
}

/** A small body costs little: it is waited for without a place. A larger one is not read yet. */
async function readSmallBody({ headers, raw }: FastifyRequest): Promise<Readable> {
  if (!(Number(headers['content-length']) <= SMALL_BODY_BYTES)) return raw;
  try {
    return Readable.from([await buffer(raw)]);
  } catch {
    throw new AppError('MALFORMED');
  }
}

/** Customers' uploads are counted; the admins' are not. */
async function withPoint<T>(
  { actor }: FastifyRequest,
  limits: Limits,
  work: () => Promise<T>,
): Promise<T> {
  if (actor?.role !== 'user') return work();
  return spendUnlessBusy(limits, [['proofsPerUser', String(actor.userId)]], work);
}
