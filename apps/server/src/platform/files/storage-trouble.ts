/** The bucket is silent, missing, or says that the fault is its own. */
export function isStorageTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const isItsFault =
    ['TimeoutError', 'NoSuchBucket'].includes(name) || ($metadata?.httpStatusCode ?? 0) >= 500;
  return isItsFault || isStorageTrouble(error.cause);
}
