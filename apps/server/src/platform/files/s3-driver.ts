import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { DriverContract } from 'flydrive/types';
import type { S3Settings } from '../config.ts';
import type { LargeFileDriver } from './large-files.ts';
import { putInParts } from './put-in-parts.ts';

/** Without a byte in either direction. */
const TIMEOUT_MS = 10_000;
/** What goes at once. S3 knows at most 10,000 parts: 640 GB. */
const PART_BYTES = 64 * 1024 * 1024;

/** The SDK is large, so it is loaded only where it is used. */
export async function openS3Driver(
  settings: S3Settings,
  { timeoutMs = TIMEOUT_MS, partSize = PART_BYTES } = {},
): Promise<DriverContract & LargeFileDriver> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3');
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  // What S3-compatible services other than Amazon's do not know: ACLs, buckets as host names,
  // and checksums nobody asked for.
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // A storage that hangs must not hold the customer who sends his proof.
    requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs },
    maxAttempts: 2,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const driver = new S3Driver({ client, bucket, visibility: 'private', supportsACL: false });
  return Object.assign(driver, {
    async putFile(key: string, path: string): Promise<void> {
      const { size } = await stat(path);
      if (size > partSize) return putInParts(client, { bucket, key, path, size, partSize });
      // Without its length S3 takes no stream.
      await driver.putStream(key, createReadStream(path), { contentLength: size });
    },
    async getRange(key: string, { start, end }: { start: number; end: number }): Promise<Readable> {
      const range = { Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` };
      const { Body } = await client.send(new GetObjectCommand(range));
      return Body as Readable;
    },
  });
}
