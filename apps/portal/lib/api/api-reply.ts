// Shared by both API clients: fetch, and XMLHttpRequest for uploads with progress.

import { notifyError } from '../browser/notify';
import { forgetPrivate } from '../offline/offline-copy';
import { session } from '../session/session-store';
import { ApiError } from './api-error';

const UNREACHABLE =
  'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.';
const NO_MESSAGE = 'Request gagal';
const NO_MESSAGE_TOAST = 'Terjadi kesalahan, hubungi admin!';

export function unreachable(): ApiError {
  return new ApiError(UNREACHABLE, { status: 0 });
}

/** With the server's own words, if it found any; a 401 anywhere ends the session here too. */
export function refusal(status: number, body: unknown): ApiError {
  const { message, code, field } = (body ?? {}) as Record<string, string | undefined>;
  const error = new ApiError(message || NO_MESSAGE, { status, code, field });
  if (status === 401) endSession(error.message);
  return error;
}

/** The toast of a call that failed. It waits until the form that made the call has caught the error. */
export function showFailure(failure: ApiError, headline?: string): void {
  const { message } = failure;
  const sentence = message === NO_MESSAGE ? NO_MESSAGE_TOAST : message;
  setTimeout(() => {
    const isSaid = failure.isShown && sentence === message;
    if (!isSaid || headline) notifyError(sentence, headline);
  });
}

function endSession(reason: string) {
  const { status } = session.getState();
  // Several calls hear of it at once.
  if (status === 'signed-out') return;
  const hasEnded = status === 'signed-in';
  // For the screens that lead to the login; the landing page has words of its own.
  if (hasEnded) notifyError(reason);
  session.signOut({ hasEnded });
  void forgetPrivate();
}
