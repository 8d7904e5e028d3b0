// Shared by both API clients: fetch, and XMLHttpRequest for uploads with progress.

import { notifyError } from '../browser/notify';
import { forgetOfflineCopy } from '../offline/offline-copy';
import { loginGate } from '../session/gates';
import { session } from '../session/session-store';
import { ApiError } from './api-error';

const UNREACHABLE =
  'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.';
const NO_MESSAGE = 'Request gagal';
const NO_MESSAGE_TOAST = 'Terjadi kesalahan, hubungi admin!';

export function unreachable(): ApiError {
  return new ApiError(UNREACHABLE, { status: 0 });
}

/** Uses the server's message, if there is one. */
export function refusal(status: number, body: unknown): ApiError {
  const { message, code, field } = (body ?? {}) as Record<string, string | undefined>;
  return new ApiError(message || NO_MESSAGE, { status, code, field });
}

let signingIn: Promise<boolean> | undefined;

/**
 * After a refusal: true once the person has signed in again, and the call can be sent once more. A 401
 * ends the session, unless something would be lost with the screen: then the password is asked over it.
 */
export async function signedInAgain(
  { status, message }: ApiError,
  { path, method }: { path: string; method?: string | undefined },
): Promise<boolean> {
  if (status !== 401 || path.startsWith('/auth/login')) return false;
  if (session.getState().status === 'signed-in' && (signingIn || wouldLose(path, method))) {
    // Several calls may fail with it at once.
    signingIn ??= loginGate.pass().finally(() => {
      signingIn = undefined;
    });
    if (await signingIn) return true;
  }
  endSession(message);
  return false;
}

function wouldLose(path: string, method = 'GET'): boolean {
  if (path.startsWith('/auth/')) return false;
  return method !== 'GET' || document.querySelector('form[data-unsaved]') !== null;
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
  if (status === 'signed-out') return;
  const hasEnded = status === 'signed-in';
  // For the screens that lead to the login; the landing page has words of its own.
  if (hasEnded) notifyError(reason);
  session.signOut({ hasEnded });
  void forgetOfflineCopy();
}
