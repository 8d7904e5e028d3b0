import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { S3Settings } from '../config.ts';
import { recordOutsideDate } from '../health/outside-clock.ts';
import type { Storage } from './storage.ts';
import { isStorageTrouble } from './storage-trouble.ts';

/** The connection ends after this time without a byte in either direction. */
const TIMEOUT_MS = 10_000;
/** A large file goes in parts, one at a time, each held in memory: a lost connection costs one of them. */
const PART_BYTES = 8 * 1024 * 1024;
const MOST_PARTS = 10_000;

/** The SDK is large, so it is loaded only where it is used. */
export async function openS3Storage(
  settings: S3Settings,
  { timeoutMs = TIMEOUT_MS, partSize = PART_BYTES } = {},
): Promise<Storage> {
  const sdk = await import('@aws-sdk/client-s3');
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = settings;
  // Features that S3-compatible services other than Amazon's lack: ACLs, buckets as host names, and
  // unrequested checksums.
  const openClient = (maxAttempts: number) => {
    const client = new sdk.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // A hanging storage must not block the customer who sends a proof.
      requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
      maxAttempts,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    client.middlewareStack.add(
      (next) => async (request) => {
        const answer = await next(request);
        const { headers } = answer.response as { headers?: Record<string, string> };
        recordOutsideDate(headers?.date);
        return answer;
      },
      // Next to the connection, where refusals are answers too.
      { step: 'deserialize', priority: 'low' },
    );
    return client;
  };
  const client = openClient(2);

  async function get(Key: string, Range?: string) {
    const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key, Range }));
    if (!Body) throw new Error(`The bucket gave nothing of ${Key}.`);
    return Body;
  }

  return {
    async put(Key, Body) {
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body }));
    },
    async putFile(Key, path) {
      const { Upload } = await import('@aws-sdk/lib-storage');
      const { size } = await stat(path);
      const upload = new Upload({
        // No browser waits for it, so a part is retried.
        client: openClient(3),
        params: { Bucket, Key, Body: createReadStream(path) },
        partSize: Math.max(partSize, Math.ceil(size / MOST_PARTS)),
        queueSize: 1,
      });
      await upload.done();
    },
    get: async (Key) => (await get(Key)).transformToByteArray(),
    getRange: async (Key, { start, end }) => (await get(Key, `bytes=${start}-${end}`)) as Readable,
    async find(Key) {
      try {
        const head = await client.send(new sdk.HeadObjectCommand({ Bucket, Key }));
        return { size: head.ContentLength ?? 0, writtenAt: head.LastModified ?? new Date() };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async *list(folder) {
      const Prefix = folder && `${folder}/`;
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          yield { key: Key, writtenAt: LastModified };
        }
      }
    },
    async remove(Key) {
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
    },
    // Reading any key shows that the bucket answers and the access key is valid. Not a HEAD
    // request, which cannot distinguish a missing bucket from a missing file.
    async requireReachable() {
      try {
        await get('reachable');
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  return $metadata?.httpStatusCode === 404 && !isStorageTrouble(error);
}
