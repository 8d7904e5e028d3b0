// Every failed call shows the server's message as a toast, also where a form shows it besides.
import { passSecondFactorGate } from '../session/second-factor-gate';
import { API_BASE } from './api-base';
import type { Api, ApiCall, ApiInput, ApiOutput } from './api-calls';
import type { ApiError } from './api-error';
import { refusal, showFailure, unreachable } from './api-reply';
import { buildRequest, type RequestInput } from './build-request';

export interface CallOptions {
  /** Off for background reads, whose errors are shown in place if at all. */
  toast?: boolean;
  /** What failed, above the reason in the toast. */
  failureTitle?: string;
  signal?: AbortSignal;
  /** The same key for every attempt of one intention; the compiler asks for it where a route takes one. */
  idempotencyKey?: string;
}

type OptionsOf<Call extends ApiCall> = Api[Call] extends { idempotent: true }
  ? [options: CallOptions & { idempotencyKey: string }]
  : [options?: CallOptions];

type Arguments<Call extends ApiCall> =
  Record<never, never> extends ApiInput<Call>
    ? [input?: ApiInput<Call>, ...OptionsOf<Call>]
    : [input: ApiInput<Call>, ...OptionsOf<Call>];

export async function callApi<Call extends ApiCall>(
  call: Call,
  ...[input, options = {}]: Arguments<Call>
): Promise<ApiOutput<Call>> {
  const { path, init } = buildRequest(call, (input ?? {}) as RequestInput, options.idempotencyKey);
  return (await request(path, init, options)) as ApiOutput<Call>;
}

/** For a URL that is not one of the contract's routes. */
export async function readUrl(path: string): Promise<unknown> {
  return request(path, { credentials: 'include', headers: { accept: 'application/json' } }, {});
}

async function request(path: string, init: RequestInit, options: CallOptions): Promise<unknown> {
  const response = await send(path, { ...init, signal: options.signal ?? null }, options);
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok) return body;
  const failure = refusal(response.status, body);
  if (failure.code === 'SECOND_FACTOR_NEEDED' && (await passSecondFactorGate())) {
    return request(path, init, options);
  }
  throw withToast(failure, options);
}

function withToast(failure: ApiError, { toast = true, failureTitle }: CallOptions): ApiError {
  if (toast) showFailure(failure, failureTitle);
  return failure;
}

async function send(path: string, init: RequestInit, options: CallOptions): Promise<Response> {
  try {
    return await fetch(API_BASE + path, init);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw withToast(unreachable(), options);
  }
}
