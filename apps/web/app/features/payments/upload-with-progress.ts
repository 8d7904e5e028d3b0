// `fetch` cannot tell how much has been sent, so this one call goes through XMLHttpRequest. Errors
// are those of lib/api-client.ts: same sentences, same sign-out on 401; the caller shows them.
import type { RouteDefinition, RouteInput, RouteOutput } from '@timesync/contract';
import { ApiError } from '~/lib/api-error';
import { buildRequest, type RequestInput } from '~/lib/build-request';
import { session } from '~/lib/session-store';
import { API_BASE } from './api-base';

const UNREACHABLE =
  'Tidak dapat terhubung ke server. Periksa koneksi internet Anda, lalu coba lagi.';
const NO_MESSAGE = 'Request gagal';

interface UploadOptions {
  /** The same key for every attempt to send the same proof. */
  idempotencyKey: string;
  /** From 0 to 1. */
  onProgress: (sent: number) => void;
}

export function uploadWithProgress<R extends RouteDefinition & { file: string }>(
  route: R,
  input: RouteInput<R>,
  { idempotencyKey, onProgress }: UploadOptions,
): Promise<RouteOutput<R>> {
  const { path, init } = buildRequest(route, input as RequestInput, idempotencyKey);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(route.method, API_BASE + path);
    request.responseType = 'json';
    request.withCredentials = true;
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onerror = () => reject(new ApiError(UNREACHABLE, { status: 0 }));
    request.onload = () => {
      const isOk = request.status >= 200 && request.status < 300;
      if (isOk) resolve(request.response as RouteOutput<R>);
      else reject(refusal(request.status, request.response));
    };
    request.send(init.body as FormData);
  });
}

function refusal(status: number, body: unknown): ApiError {
  if (status === 401) session.signOut();
  const { message, code, field } = (body ?? {}) as Record<string, string | undefined>;
  return new ApiError(message || NO_MESSAGE, { status, code, field });
}
