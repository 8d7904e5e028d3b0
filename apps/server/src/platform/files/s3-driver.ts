import type { DriverContract } from 'flydrive/types';
import type { S3Settings } from '../config.ts';

/** The SDK is large, so it is loaded only where it is used. */
export async function openS3Driver(settings: S3Settings): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  return new S3Driver({
    endpoint,
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    visibility: 'private',
    // What S3-compatible services other than Amazon's do not know: ACLs, buckets as host names,
    // and checksums nobody asked for.
    supportsACL: false,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
