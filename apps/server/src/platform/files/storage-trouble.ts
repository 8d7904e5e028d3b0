/** The bucket does not answer, is missing, or reports a fault of its own. */
export function isStorageTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const isItsFault =
    ['TimeoutError', 'NoSuchBucket'].includes(name) || ($metadata?.httpStatusCode ?? 0) >= 500;
  return isItsFault || isStorageTrouble(error.cause);
}
