// Every failed call shows the server's message as a toast, unless a form shows it in its place. A call
// that needs the password or the second factor asks for it and is sent again.
import { connection } from '../offline/connection';
import { passwordGate, secondFactorGate } from '../session/gates';
import type { Api, ApiCall, ApiInput, ApiOutput } from './api-calls';
import { ApiError, GIVEN_UP } from './api-error';
import { refusal, showFailure, signedInAgain, unreachable } from './api-reply';
import { buildRequest, type RequestInput } from './build-request';

export interface CallOptions {
  /** Off for background reads, and where the error is shown in place. */
  toast?: boolean;
  /** What failed, above the reason in a toast that is shown in any case. */
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
  return (await sendCall(call, (input ?? {}) as RequestInput, options)) as ApiOutput<Call>;
}

async function sendCall(call: ApiCall, input: RequestInput, options: CallOptions) {
  const { path, init } = buildRequest(call, input, options.idempotencyKey);
  try {
    return await request(path, init, options);
  } catch (failure) {
    if (!isPasswordDemand(failure) || input.body?.currentPassword) throw failure;
    return sendWithPassword(call, input, options, failure);
  }
}

/** Asks in a dialog of its own, so that no form has a field for it. */
async function sendWithPassword(
  call: ApiCall,
  input: RequestInput,
  options: CallOptions,
  demand: ApiError,
): Promise<unknown> {
  let sent: Promise<unknown> | undefined;
  const isAnswered = await passwordGate.pass({
    sentence: demand.message,
    attempt: async (currentPassword) => {
      sent = sendCall(call, { ...input, body: { ...input.body, currentPassword } }, options);
      await sent.catch((failure) => {
        if (isPasswordDemand(failure)) throw failure;
      });
    },
  });
  if (!isAnswered) throw abandoned(demand);
  return sent;
}

const isPasswordDemand = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && failure.field === 'currentPassword';

function abandoned({ message, status }: ApiError): ApiError {
  return new ApiError(message, { status, code: GIVEN_UP });
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
  if (await signedInAgain(failure, { path, method: init.method })) {
    return request(path, init, options);
  }
  if (failure.code === 'SECOND_FACTOR_NEEDED') {
    if (await secondFactorGate.pass()) return request(path, init, options);
    throw abandoned(failure);
  }
  throw isPasswordDemand(failure) ? failure : withToast(failure, options);
}

function withToast(failure: ApiError, { toast = true, failureTitle }: CallOptions): ApiError {
  if (toast) showFailure(failure, failureTitle);
  return failure;
}

async function send(path: string, init: RequestInit, options: CallOptions): Promise<Response> {
  try {
    const response = await fetch(path, init);
    connection.recordAnswer(response.headers);
    return response;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    // The screen says that there is no internet; only what somebody wanted to send is an error.
    const isQuiet = init.method === 'GET' && !connection.isOnline();
    throw isQuiet ? unreachable() : withToast(unreachable(), options);
  }
}
