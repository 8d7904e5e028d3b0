// Against a small fake server that knows uploads in parts, and loses some of them.
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, it } from 'vitest';
import { startHttpStandIn } from '../../../test/http-stand-in.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { openS3Storage } from './s3-storage.ts';

/** The least that S3 takes. */
const PART = 5 * 1024 * 1024;
const PATH = '/cadangan/nightly.tar.gz';

let stored: Map<string, Buffer>;
let parts: Map<number, Buffer>;
/** Parts that are refused once more before they are taken. */
let refusals: number;
let asked: string[];
/** What comes with the 200 at the end. */
let ending: string;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.test');
  const body = await buffer(request);
  const number = Number(searchParams.get('partNumber'));
  const what = number ? 'part' : searchParams.has('uploads') ? 'begin' : 'end';
  asked.push(`${request.method} ${what}`);
  if (request.method === 'PUT') {
    if (refusals-- > 0) return void response.writeHead(503).end();
    if (number) parts.set(number, body);
    else stored.set(pathname, body);
    response.writeHead(200, { etag: `"${number}"` }).end();
  } else if (request.method === 'DELETE') {
    parts.clear();
    response.writeHead(204).end();
  } else if (searchParams.has('uploads')) {
    response.end(
      '<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>',
    );
  } else {
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, each]) =>
      Number(each),
    );
    stored.set(pathname, Buffer.concat(named.map((each) => parts.get(each) ?? Buffer.alloc(0))));
    response.end(ending);
  }
}

beforeEach(() => {
  [stored, parts, refusals, asked] = [new Map(), new Map(), 0, []];
  ending = '<CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>';
});

async function put(bytes: Buffer): Promise<void> {
  const settings = {
    endpoint: await startHttpStandIn(answer),
    region: 'ap-southeast-3',
    bucket: 'cadangan',
    accessKeyId: 'kunci',
    secretAccessKey: 'rahasia',
  };
  const path = join(temporaryFolder(), 'copy');
  writeFileSync(path, bytes);
  const storage = await openS3Storage(settings, { partSize: PART });
  await storage.putFile('nightly.tar.gz', path);
}

it('sends a small file in one request and a large one in parts', async () => {
  const small = randomBytes(PART);
  await put(small);
  expect(stored.get(PATH)?.equals(small)).toBe(true);
  expect(asked).toEqual(['PUT end']);

  asked = [];
  const large = randomBytes(3 * PART + 1);
  await put(large);
  expect(stored.get(PATH)?.equals(large)).toBe(true);
  expect(asked).toEqual(['POST begin', ...Array(4).fill('PUT part'), 'POST end']);
});

it('sends a lost part again, and leaves nothing when it cannot', async () => {
  const large = randomBytes(2 * PART);
  refusals = 2;
  await put(large);
  expect(stored.get(PATH)?.equals(large)).toBe(true);

  stored.clear();
  refusals = 100;
  await expect(put(large)).rejects.toThrow();
  expect(asked.at(-1)).toBe('DELETE end');
  expect([stored.size, parts.size]).toEqual([0, 0]);
});

it('calls no file stored whose parts were not joined, although the answer is 200', async () => {
  ending = '<Error><Code>InternalError</Code></Error>';
  await expect(put(randomBytes(2 * PART))).rejects.toThrow(/500/);
  expect(asked.slice(-3)).toEqual(['POST end', 'POST end', 'DELETE end']);
});
