import { AppError } from '../app-error.ts';

/** What the S3 client throws after an answer. */
interface Refusal extends Error {
  status?: number;
  code?: string;
  body?: string;
}

const isMissingBucket = ({ code, body }: Refusal) =>
  code === 'NoSuchBucket' || body?.includes('NoSuchBucket') === true;

/** The bucket does not answer, is missing, or reports a fault of its own. */
export function isStorageTrouble(error: unknown): boolean {
  // Refusals of our own have a status too.
  if (!(error instanceof Error) || error instanceof AppError) return false;
  const { name, status = 0, code } = error as Refusal;
  const isCutOff = name === 'TimeoutError' || String(code).startsWith('UND_ERR_');
  return isCutOff || status >= 500 || isMissingBucket(error) || isStorageTrouble(error.cause);
}

export function isMissingFile(error: unknown): boolean {
  const refusal = error as Refusal;
  return refusal.status === 404 && !isMissingBucket(refusal);
}
