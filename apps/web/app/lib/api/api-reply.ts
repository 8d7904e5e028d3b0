// What both ways to the API share: fetch, and XMLHttpRequest where progress is shown.

import { notifyError } from '../browser/notify';
import { session } from '../session/session-store';
import { ApiError } from './api-error';

const UNREACHABLE =
  'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.';
const NO_MESSAGE = 'Request gagal';

export function unreachable(): ApiError {
  return new ApiError(UNREACHABLE, { status: 0 });
}

/** The server's own words, if it found any; a 401 anywhere ends the session here too. */
export function refusal(status: number, body: unknown): { error: ApiError; message?: string } {
  const { message, code, field } = (body ?? {}) as Record<string, string | undefined>;
  const error = new ApiError(message || NO_MESSAGE, { status, code, field });
  if (status === 401) endSession(error.message);
  return { error, ...(message && { message }) };
}

function endSession(reason: string) {
  // Shown also for a form that shows its own errors: it leaves the screen together with the session.
  if (session.getState().status === 'signed-in') notifyError(reason);
  session.signOut();
}
