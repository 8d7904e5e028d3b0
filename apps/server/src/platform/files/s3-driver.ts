import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { DriverContract } from 'flydrive/types';
import type { S3Settings } from '../config.ts';
import type { LargeFileDriver } from './large-files.ts';

/** Without a byte in either direction. */
const TIMEOUT_MS = 10_000;

/** The SDK is large, so it is loaded only where it is used. */
export async function openS3Driver(
  settings: S3Settings,
  timeoutMs = TIMEOUT_MS,
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
      // Without its length S3 takes no stream.
      const { size: contentLength } = await stat(path);
      await driver.putStream(key, createReadStream(path), { contentLength });
    },
    async getRange(key: string, { start, end }: { start: number; end: number }): Promise<Readable> {
      const range = { Bucket: bucket, Key: key, Range: `bytes=${start}-${end}` };
      const { Body } = await client.send(new GetObjectCommand(range));
      return Body as Readable;
    },
  });
}
