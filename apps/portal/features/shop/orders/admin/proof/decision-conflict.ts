// Two people may decide at once, and the customer may send another proof meanwhile. The
// second decision gets a 409 and shows the order again, so that no unseen proof is decided.
import { ApiError } from '~/lib/api/api-error';

const CONFLICT = 409;

export function isConflict(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === CONFLICT;
}

export function isProofChanged(error: ApiError): boolean {
  return error.code === 'PROOF_CHANGED';
}
