// Against a small fake server that speaks the part of the S3 protocol which is used.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFiles } from './files.ts';

const stored = new Map<string, Buffer>();
const server = createServer(answer);
let endpoint: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  endpoint = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

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
    response.writeHead(found ? 200 : 404).end(found);
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

it('keeps the same promises as the disk', async () => {
  const files = await openFiles({
    dataDir: '/nowhere',
    s3: {
      endpoint,
      region: 'ap-southeast-3',
      bucket: 'bukti',
      accessKeyId: 'kunci',
      secretAccessKey: 'rahasia',
    },
  });
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
