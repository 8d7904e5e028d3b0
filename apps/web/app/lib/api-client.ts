// Every failed call shows the server's message as a toast, unless the caller shows it in its place.
import type { RouteDefinition, RouteInput, RouteOutput } from '@timesync/contract';
import { ApiError } from './api-error';
import { buildRequest, type RequestInput } from './build-request';
import { notifyError } from './notify';
import { session } from './session-store';

/** Set at build time when the API lives on another host than the pages. */
const BASE_URL: string = import.meta.env.VITE_API_URL ?? '';
const NO_MESSAGE_TOAST = 'Terjadi kesalahan, hubungi admin!';
const NO_MESSAGE_ERROR = 'Request gagal';
const UNREACHABLE =
  'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.';

export interface CallOptions {
  /** Off for callers that show the error themselves, such as forms. */
  toast?: boolean;
  signal?: AbortSignal;
  /** The same key for every attempt of one intention; made per call when left out. */
  idempotencyKey?: string;
}

type InputArgument<R extends RouteDefinition> =
  Record<never, never> extends RouteInput<R>
    ? [input?: RouteInput<R>, options?: CallOptions]
    : [input: RouteInput<R>, options?: CallOptions];

export async function callApi<R extends RouteDefinition>(
  route: R,
  ...[input, options = {}]: InputArgument<R>
): Promise<RouteOutput<R>> {
  const { path, init } = buildRequest(route, (input ?? {}) as RequestInput, options.idempotencyKey);
  const response = await send(path, { ...init, signal: options.signal ?? null }, options);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body as RouteOutput<R>;
  throw refusal(response.status, body, options);
}

async function send(path: string, init: RequestInit, options: CallOptions): Promise<Response> {
  try {
    return await fetch(BASE_URL + path, init);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (options.toast !== false) notifyError(UNREACHABLE);
    throw new ApiError(UNREACHABLE, { status: 0 });
  }
}

function refusal(status: number, body: unknown, options: CallOptions): ApiError {
  if (status === 401) session.signOut();
  const { message, code, field } = (body ?? {}) as Record<string, string | undefined>;
  if (options.toast !== false) notifyError(message || NO_MESSAGE_TOAST);
  return new ApiError(message || NO_MESSAGE_ERROR, { status, code, field });
}
