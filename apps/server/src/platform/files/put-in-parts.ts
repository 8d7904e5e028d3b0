// S3 takes at most 5 GB at once. A larger file goes in parts: a connection that is lost after an hour
// costs one of them, and nothing is to be seen of the file before all are there.
import { createReadStream } from 'node:fs';
import type { CompletedPart, S3Client, UploadPartCommandInput } from '@aws-sdk/client-s3';

const MOST_TRIES = 3;

interface LargeObject {
  bucket: string;
  key: string;
  path: string;
  size: number;
  partSize: number;
}

export async function putInParts(
  client: S3Client,
  { bucket, key, path, size, partSize }: LargeObject,
): Promise<void> {
  const sdk = await import('@aws-sdk/client-s3');
  const name = { Bucket: bucket, Key: key };
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand(name));
  const upload = { ...name, UploadId };

  async function put(part: UploadPartCommandInput, start: number, end: number) {
    for (let tries = 1; ; tries++) {
      // The SDK repeats nothing that is a stream: a new one each time.
      const Body = createReadStream(path, { start, end });
      try {
        return await client.send(new sdk.UploadPartCommand({ ...part, Body }));
      } catch (error) {
        if (tries === MOST_TRIES) throw error;
      } finally {
        Body.destroy();
      }
    }
  }

  try {
    const Parts: CompletedPart[] = [];
    for (let start = 0; start < size; start += partSize) {
      const end = Math.min(start + partSize, size) - 1;
      const PartNumber = Parts.length + 1;
      const part = { ...upload, PartNumber, ContentLength: end - start + 1 };
      const { ETag } = await put(part, start, end);
      Parts.push({ PartNumber, ETag });
    }
    const whole = { ...upload, MultipartUpload: { Parts } };
    await client.send(new sdk.CompleteMultipartUploadCommand(whole));
  } catch (error) {
    // The parts of an upload that nobody ends are kept and paid for.
    await client.send(new sdk.AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}
