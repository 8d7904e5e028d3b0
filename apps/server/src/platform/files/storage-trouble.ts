/** The bucket is silent or says that the fault is its own: nobody else's, and over in a while. */
export function isStorageTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const isItsFault = name === 'TimeoutError' || ($metadata?.httpStatusCode ?? 0) >= 500;
  // flydrive wraps what the S3 client says.
  return isItsFault || isStorageTrouble(error.cause);
}
