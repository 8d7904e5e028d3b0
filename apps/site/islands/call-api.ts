// Calls of the public pages. Only the types of the contract's routes are used: importing the objects would import zod.
import type { RouteDefinition, RouteInput, RouteOutput } from '@timesync/contract';

/** An answer that refuses; `status` 0 when none arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly field: string | undefined;

  constructor(message: string, status: number, field?: string) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

type BodyOf<R extends RouteDefinition> = RouteInput<R> extends { body: infer Body } ? Body : never;

/** `post<typeof route>(path, body)`, the route imported as a type; the compiler checks both. */
export function post<R extends RouteDefinition>(
  path: R['path'],
  body: BodyOf<R>,
): Promise<RouteOutput<R>> {
  return call<R>('POST', path, body);
}

/** The same for a path with an id in it; a GET has no body. */
export async function call<R extends RouteDefinition>(
  method: R['method'],
  path: string,
  body?: BodyOf<R>,
): Promise<RouteOutput<R>> {
  const { api = '' } = document.documentElement.dataset;
  const answer = await fetch(api + path, {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError(
      'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.',
      0,
    );
  });
  const result = await answer.json().catch(() => undefined);
  if (answer.ok) return result as RouteOutput<R>;
  const { message = 'Terjadi kesalahan, hubungi admin!', field } = result ?? {};
  throw new ApiError(message, answer.status, field);
}
