import { buildPath, type RouteDefinition } from '@timesync/contract';
import { createIdempotencyKey } from './idempotency-key';

/** The parts of a call, loosely typed; `callApi` checks them against the route. */
export interface RequestInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: Blob;
}

const isSet = (value: unknown) => value !== undefined && value !== null && value !== '';

function queryString(query: Record<string, unknown> = {}): string {
  const entries = Object.entries(query).filter(([, value]) => isSet(value));
  const text = new URLSearchParams(
    entries.map(([name, value]) => [name, String(value)]),
  ).toString();
  return text && `?${text}`;
}

function multipartBody(fileField: string, input: RequestInput): FormData {
  const form = new FormData();
  // Fields go first: a server that streams has read them when the file begins.
  for (const [name, value] of Object.entries(input.body ?? {})) {
    if (isSet(value)) form.append(name, String(value));
  }
  if (input.file) form.append(fileField, input.file);
  return form;
}

export function buildRequest(
  route: RouteDefinition,
  input: RequestInput,
  idempotencyKey?: string,
): { path: string; init: RequestInit } {
  const headers = new Headers({ accept: 'application/json' });
  const init: RequestInit = { method: route.method, headers, credentials: 'include' };
  if (route.idempotent) headers.set('idempotency-key', idempotencyKey ?? createIdempotencyKey());
  if (route.file) {
    init.body = multipartBody(route.file, input);
  } else if (input.body) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(input.body);
  }
  return { path: buildPath(route.path, input.params) + queryString(input.query), init };
}
