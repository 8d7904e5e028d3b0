// The newest file of an app. A TV's browser on a bad line resumes its download: hence ranges, and
// an ETag that identifies the exact bytes.
import { Readable } from 'node:stream';
import { type ReleaseApp, releaseApp } from '@timesync/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { isKnown } from '../../../platform/http/answers/negotiate.ts';
import type { Server } from '../../../platform/http/mount.ts';
import { readRange } from '../../../platform/http/read-range.ts';
import { fileOf } from './present-release.ts';
import { releaseFileKey } from './release-files.ts';
import { findNewestRelease, type ReleaseRow } from './releases.repository.ts';

const params = z.strictObject({ app: releaseApp });
const MISSING = 'File aplikasi belum tersedia. Coba lagi nanti.';

export function mountDownloads({ app, dependencies }: Server): void {
  const { database } = dependencies;
  app.get<{ Params: z.infer<typeof params> }>(
    '/unduh/:app',
    { config: { access: 'public' }, schema: { params, hide: true } },
    async (request, reply) => {
      const { app: name } = request.params;
      const release = await findNewestRelease(database.db, name);
      // The answer is not cached, because the next version may come at any time.
      if (release?.link) {
        return reply.header('cache-control', 'no-store').redirect(release.link, 302);
      }
      if (!release?.fileId) throw new AppError('NOT_FOUND', { message: MISSING });
      return sendFile(dependencies, request, reply, { ...release, fileId: release.fileId });
    },
  );
}

async function sendFile(
  { files }: Dependencies,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  release: ReleaseRow & { fileId: string },
): Promise<FastifyReply> {
  const file = fileOf(release);
  if (!file) throw new AppError('NOT_FOUND', { message: MISSING });
  const { bytes, sha256 } = file;
  const etag = `"${sha256}"`;
  reply
    .type('application/vnd.android.package-archive')
    .header('etag', etag)
    .header('accept-ranges', 'bytes')
    .header('cache-control', 'public, max-age=0, must-revalidate')
    .header('content-disposition', `attachment; filename="${fileName(release.app, file)}"`);
  if (isKnown(headers['if-none-match'], `W/${etag}`)) return reply.status(304).send();
  const isSameFile = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSameFile ? readRange(headers.range, bytes) : undefined;
  if (range === 'unsatisfiable') {
    return reply.status(416).header('content-range', `bytes */${bytes}`).send();
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  if (range) reply.status(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
  reply.header('content-length', end - start + 1);
  // Fastify would read the whole file and discard it.
  if (method === 'HEAD') return reply.send(Readable.from([]));
  return reply.send(await files.large.read(releaseFileKey(release.fileId), { start, end }));
}

/** `timesync-display-1.4.0.apk`: only letters that every file system takes. */
function fileName(app: ReleaseApp, { versionName }: { versionName: string }): string {
  return `timesync-${app}-${versionName.replaceAll(/[^\w.-]/g, '_')}.apk`;
}
