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

/** `post<typeof route>(path, body)`, the route imported as a type; the compiler checks both. */
export async function post<R extends RouteDefinition>(
  path: R['path'],
  body: RouteInput<R> extends { body: infer Body } ? Body : never,
): Promise<RouteOutput<R>> {
  const { api = '' } = document.documentElement.dataset;
  const answer = await fetch(api + path, {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
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
