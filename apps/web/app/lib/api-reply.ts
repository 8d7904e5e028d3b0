// What both ways to the API share: fetch, and XMLHttpRequest where progress is shown.
import { ApiError } from './api-error';
import { session } from './session-store';

const UNREACHABLE =
  'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.';
const NO_MESSAGE = 'Request gagal';

export function unreachable(): ApiError {
  return new ApiError(UNREACHABLE, { status: 0 });
}

/** The server's own words, if it found any; a 401 anywhere ends the session here too. */
export function refusal(status: number, body: unknown): { error: ApiError; message?: string } {
  if (status === 401) session.signOut();
  const { message, code, field } = (body ?? {}) as Record<string, string | undefined>;
  const error = new ApiError(message || NO_MESSAGE, { status, code, field });
  return { error, ...(message && { message }) };
}
