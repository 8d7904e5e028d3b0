import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { S3Settings } from '../config.ts';
import { recordOutsideDate } from '../health/outside-clock.ts';
import type { Storage } from './storage.ts';
import { isMissingFile } from './storage-trouble.ts';

/** A hanging storage must not block the customer who sends a proof. */
const TIMEOUT_MS = 15_000;
/** A large file goes in parts, four at a time, each held in memory: a lost connection costs one of them. */
const PART_BYTES = 8 * 1024 * 1024;
const MOST_PARTS = 10_000;
const LIST_PAGE = 1000;

export async function openS3Storage(
  { endpoint, bucket, ...keys }: S3Settings,
  { timeoutMs = TIMEOUT_MS, partSize = PART_BYTES } = {},
): Promise<Storage> {
  const { S3mini, S3ServiceError } = await import('s3mini');
  // The bucket stands in the path: many services have no host name for each.
  const settings = { ...keys, endpoint: `${endpoint}/${bucket}`, fetch: fetchTwice };
  const client = new S3mini({ ...settings, requestAbortTimeout: timeoutMs });
  // A large file may take as long as the line needs, only not its first byte.
  const slowly = new S3mini({ ...settings, fetch: fetchBegunWithin(timeoutMs) });

  async function get(key: string): Promise<Uint8Array | undefined> {
    try {
      return await (await client.getObjectRaw(key)).bytes();
    } catch (error) {
      if (isMissingFile(error)) return undefined;
      throw error;
    }
  }

  async function* list(prefix: string, pageSize = LIST_PAGE) {
    let token: string | undefined;
    do {
      const page = await client.listObjectsPaged('/', prefix, pageSize, token);
      // Null: there is no such bucket.
      if (!page?.objects) throw new S3ServiceError(`No bucket ${bucket}`, 404, 'NoSuchBucket');
      yield* page.objects;
      token = page.nextContinuationToken;
    } while (token);
  }

  return {
    async put(key, bytes) {
      await client.putObject(key, bytes);
    },
    async putFile(key, path) {
      const file = await openAsBlob(path);
      const minPartSize = Math.max(partSize, Math.ceil(file.size / MOST_PARTS));
      // Its parts may take as long as the line needs; each is tried several times.
      await new S3mini({ ...settings, minPartSize }).putAnyObject(key, file);
    },
    get,
    async getRange(key, { start, end }) {
      const { body } = await slowly.getObjectRaw(key, false, start, end + 1);
      if (!body) throw new Error(`The bucket gave nothing of ${key}.`);
      return Readable.fromWeb(body as ReadableStream);
    },
    async find(key) {
      // In a list the name itself comes before all that begin with it.
      for await (const { Key, Size, LastModified } of list(key, 1)) {
        return Key === key ? { size: Number(Size), writtenAt: new Date(LastModified) } : undefined;
      }
      return undefined;
    },
    async *list(folder) {
      for await (const { Key, LastModified } of list(folder && `${folder}/`)) {
        yield { key: Key, writtenAt: new Date(LastModified) };
      }
    },
    async remove(key) {
      await client.deleteObject(key);
    },
    // Reading any key shows that the bucket answers and the access key is valid.
    requireReachable: async () => void (await get('reachable')),
  };
}

/** The client tries once: here again where the bucket failed or the connection broke. */
const fetchTwice: typeof fetch = async (url, init) => {
  const first = await fetchOnce(url, init).catch(() => undefined);
  if (first && first.status < 500) return first;
  await first?.body?.cancel();
  return fetchOnce(url, init);
};

const fetchBegunWithin =
  (ms: number): typeof fetch =>
  async (url, init) => {
    const patience = new AbortController();
    const end = () => patience.abort(new DOMException('No answer in time', 'TimeoutError'));
    const timer = setTimeout(end, ms);
    try {
      return await fetchTwice(url, { ...init, signal: patience.signal });
    } finally {
      clearTimeout(timer);
    }
  };

const fetchOnce: typeof fetch = async (url, init) => {
  const answer = await fetch(url, init);
  recordOutsideDate(answer.headers.get('date'));
  if (init?.method !== 'POST' || !answer.ok) return answer;
  // The end of an upload in parts may fail after its 200, which the client takes for a success.
  const text = await answer.text();
  return new Response(text, { status: text.includes('<Error>') ? 500 : 200 });
};
