import { Readable } from 'node:stream';
import * as contract from '@timesync/contract';
import { getDeviceRelease, listPublicReleases } from '@timesync/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { isKnown } from '../../../platform/http/answers/negotiate.ts';
import { answer, type Server } from '../../../platform/http/mount.ts';
import { readRange } from '../../../platform/http/read-range.ts';
import { addReleaseLink, uploadRelease } from './bring-release.ts';
import { deviceReleases } from './device-releases.ts';
import { fileOf, presentManagedRelease } from './present-release.ts';
import { changeReleaseNotes, publishRelease, withdrawRelease } from './publish-release.ts';
import { openReleases } from './read-releases.ts';
import { releaseFileKey } from './release-files.ts';
import { findNewestRelease, listReleases, type ReleaseRow } from './releases.repository.ts';

export function mountReleases(server: Server): void {
  const { dependencies, mount } = server;
  mountManagedReleases(server);
  const { readPublic } = openReleases(dependencies);
  mount(listPublicReleases, readPublic);
  const readNewer = deviceReleases(dependencies);
  mount(getDeviceRelease, (_context, { query }) => readNewer(query));
  mountDownloads(server);
}

function mountManagedReleases({ mount }: Server): void {
  mount(contract.listManagedReleases, async ({ database }) =>
    answer(200, { data: await present(database.db, await listReleases(database.db)) }),
  );

  mount(contract.uploadRelease, async (context, { body, file: upload }) => {
    const { app: name, notes = '' } = body;
    const release = await uploadRelease(context, { app: name, notes, upload });
    return answer(201, await presentOne(context.database.db, release));
  });

  mount(contract.addReleaseLink, async (context, { body }) => {
    const release = await addReleaseLink(context, { notes: '', ...body });
    return answer(201, await presentOne(context.database.db, release));
  });

  mount(contract.changeReleaseNotes, async (context, { params, body }) => {
    const release = await changeReleaseNotes(context, params.id, body.notes);
    return answer(200, await presentOne(context.database.db, release));
  });

  mount(contract.publishRelease, async (context, { params }) => {
    const release = await publishRelease(context, params.id);
    return answer(200, await presentOne(context.database.db, release));
  });

  mount(contract.withdrawRelease, async (context, { params }) => {
    const left = await withdrawRelease(context, params.id);
    return answer(200, { release: left ? await presentOne(context.database.db, left) : null });
  });
}

async function present(db: Queryable, releases: ReleaseRow[]): Promise<contract.ManagedRelease[]> {
  const apps = contract.releaseApp.options;
  const newest = await Promise.all(apps.map((name) => findNewestRelease(db, name)));
  return releases.map((release) => presentManagedRelease(release, newest));
}

async function presentOne(db: Queryable, release: ReleaseRow): Promise<contract.ManagedRelease> {
  const newest = await findNewestRelease(db, release.app);
  return presentManagedRelease(release, [newest]);
}

// The newest file of an app. A TV's browser on a bad line resumes its download: hence ranges, and
// an ETag that identifies the exact bytes.
const params = z.strictObject({ app: contract.releaseApp });
const MISSING = 'File aplikasi belum tersedia. Coba lagi nanti.';

function mountDownloads({ app, dependencies }: Server): void {
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
function fileName(app: contract.ReleaseApp, { versionName }: { versionName: string }): string {
  return `timesync-${app}-${versionName.replaceAll(/[^\w.-]/g, '_')}.apk`;
}
