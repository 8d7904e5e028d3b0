// Against a small fake server that speaks the part of the S3 protocol which is used.
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { startHttpStandIn } from '../../../test/http-stand-in.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { outsideDifferenceMs, recordOutsideDate } from '../health/outside-clock.ts';
import { handleError } from '../http/error-handler.ts';
import { openFiles } from './files.ts';
import { requireStorage } from './require-storage.ts';
import { openS3Storage } from './s3-storage.ts';

const stored = new Map<string, Buffer>();
const settings = {
  region: 'ap-southeast-3',
  bucket: 'bukti',
  accessKeyId: 'kunci',
  secretAccessKey: 'rahasia',
};

const endpoint = await startHttpStandIn(answer);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.test');
  const body = await buffer(request);
  if (!request.headers.authorization?.includes('Credential=kunci/')) {
    response.writeHead(403).end();
  } else if (request.method === 'PUT') {
    stored.set(pathname, body);
    response.end();
  } else if (request.method === 'DELETE') {
    stored.delete(pathname);
    response.writeHead(204).end();
  } else if (searchParams.has('list-type')) {
    response.end(listing(searchParams.get('prefix') ?? ''));
  } else {
    const found = stored.get(pathname);
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (!found || !start) response.writeHead(found ? 200 : 404).end(found);
    else response.writeHead(206).end(found.subarray(Number(start), Number(end) + 1));
  }
}

function listing(prefix: string): string {
  const keys = [...stored.keys()].map((path) => path.replace('/bukti/', ''));
  const contents = keys
    .filter((key) => key.startsWith(prefix))
    .map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
    );
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}</ListBucketResult>`;
}

it('says at the start that the access key is wrong', async () => {
  const s3 = { ...settings, endpoint, accessKeyId: 'salah' };
  const files = await openFiles({ dataDir: '/nowhere', s3 });
  await expect(requireStorage(files, { s3 })).rejects.toThrow(
    /^The bucket bukti at http:.* cannot be used .*: check the S3 variables/,
  );
});

const openStorage = (dataDir = '/nowhere') =>
  openFiles({ dataDir, freeShare: async () => 1, s3: { ...settings, endpoint } });

it('stores a large file from the disk and returns a part of it', async () => {
  const { large, remove } = await openStorage(temporaryFolder());
  const path = await large.newUpload();
  writeFileSync(path, 'aplikasi');
  await large.save('releases/a.apk', path);
  expect(stored.get('/bukti/releases/a.apk')?.toString()).toBe('aplikasi');
  expect(await text(await large.read('releases/a.apk', { start: 2, end: 4 }))).toBe('lik');
  await remove('releases/a.apk');
});

it('behaves like the disk', async () => {
  const files = await openStorage();
  await files.save('proofs/a.webp', Buffer.from('gambar'));
  expect(stored.get('/bukti/proofs/a.webp')?.toString()).toBe('gambar');
  expect(Buffer.from(await files.read('proofs/a.webp')).toString()).toBe('gambar');
  for await (const key of files.listOlderThan('proofs', new Date('2026-02-01'))) {
    expect(key).toBe('proofs/a.webp');
    await files.remove(key);
  }
  expect(stored.size).toBe(0);
  await expect(files.read('proofs/a.webp')).rejects.toThrow();
});

it('a bucket that is missing is trouble of the storage: 503', async () => {
  const empty = await startHttpStandIn((_request, response) =>
    response.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>'),
  );
  const s3 = { ...settings, endpoint: empty };
  const files = await openFiles({ dataDir: '/nowhere', s3 });
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.get('/save', () => files.save('a.webp', Buffer.from('gambar')));
  app.get('/size', () => files.sizeOf('a.webp'));
  app.get('/list', () => Readable.from(files.list()).toArray());
  for (const path of ['/save', '/size', '/list']) {
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 503]);
  }
  await expect(files.requireReachable()).rejects.toThrow();
});

it('tries again when the connection is reset', async () => {
  let isFirst = true;
  const shaky = await startHttpStandIn((request, response) => {
    if (isFirst) request.socket.resetAndDestroy();
    else response.end('gambar');
    isFirst = false;
  });
  const storage = await openS3Storage({ ...settings, endpoint: shaky });
  expect(Buffer.from((await storage.get('a.webp')) ?? []).toString()).toBe('gambar');
});

it('gives up on a storage that is silent, stops within a file or fails: 503, never 500', async () => {
  const troubled = await startHttpStandIn(({ method, url }, response) => {
    if (url?.endsWith('/silent')) return;
    if (method === 'GET') response.writeHead(200, { 'content-length': 100 }).write('separuh');
    if (method === 'DELETE') response.writeHead(500).end();
  });
  const s3 = { ...settings, endpoint: troubled };
  const storage = await openS3Storage(s3, { timeoutMs: 100 });
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.get('/save', () => storage.put('a.webp', Buffer.from('gambar')));
  app.get('/read', () => storage.get('a.webp'));
  app.get('/stream', () => storage.getRange('silent', { start: 0, end: 1 }));
  app.get('/remove', () => storage.remove('a.webp'));
  for (const path of ['/save', '/read', '/stream', '/remove']) {
    const { statusCode, headers } = await app.inject(path);
    expect([path, statusCode, headers['retry-after']]).toEqual([path, 503, '5']);
  }
});

it('hears from every answer of the bucket, refusals too, what time it is outside', async () => {
  const date = new Date(Date.now() - 24 * 60 * 60_000).toUTCString();
  const late = await startHttpStandIn(
    (_request, response) => void response.writeHead(404, { date }).end(),
  );
  onTestFinished(() => recordOutsideDate(new Date().toUTCString()));
  const storage = await openS3Storage({ ...settings, endpoint: late });
  await storage.requireReachable().catch(() => undefined);
  expect(outsideDifferenceMs()).toBeGreaterThan(12 * 60 * 60_000);
});
