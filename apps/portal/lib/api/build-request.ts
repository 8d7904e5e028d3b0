import { buildPath } from '@timesync/contract';
import type { ApiCall } from './api-calls';

/** The parts of a call, loosely typed; the compiler has checked them where `callApi` was called. */
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

function multipartBody(file: Blob, fields: Record<string, unknown> = {}): FormData {
  const form = new FormData();
  // Fields go first: a server that streams has read them when the file begins.
  for (const [name, value] of Object.entries(fields)) {
    if (isSet(value)) form.append(name, String(value));
  }
  form.append('file', file);
  return form;
}

export function buildRequest(
  call: ApiCall,
  input: RequestInput,
  idempotencyKey?: string,
): { path: string; init: RequestInit } {
  const [method = '', path = ''] = call.split(' ');
  const headers = new Headers({ accept: 'application/json' });
  const init: RequestInit = { method, headers, credentials: 'include' };
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (input.file) {
    init.body = multipartBody(input.file, input.body);
  } else if (input.body) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(input.body);
  }
  return { path: buildPath(path, input.params) + queryString(input.query), init };
}
