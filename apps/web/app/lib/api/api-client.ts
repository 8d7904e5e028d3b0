// Every failed call shows the server's message as a toast, unless the caller shows it in its place.
import type { RouteDefinition, RouteInput, RouteOutput } from '@timesync/contract';
import { notifyError } from '../browser/notify';
import { API_BASE } from './api-base';
import { refusal, unreachable } from './api-reply';
import { buildRequest, type RequestInput } from './build-request';

const NO_MESSAGE_TOAST = 'Terjadi kesalahan, hubungi admin!';

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
  return (await request(path, init, options)) as RouteOutput<R>;
}

/** For a URL that is not one of the contract's routes. */
export async function readUrl(path: string): Promise<unknown> {
  return request(path, { credentials: 'include', headers: { accept: 'application/json' } }, {});
}

async function request(path: string, init: RequestInit, options: CallOptions): Promise<unknown> {
  const response = await send(path, { ...init, signal: options.signal ?? null }, options);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const { error, message } = refusal(response.status, body);
  if (options.toast !== false) notifyError(message ?? NO_MESSAGE_TOAST);
  throw error;
}

async function send(path: string, init: RequestInit, options: CallOptions): Promise<Response> {
  try {
    return await fetch(API_BASE + path, init);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    const failure = unreachable();
    if (options.toast !== false) notifyError(failure.message);
    throw failure;
  }
}
