// `fetch` cannot tell how much has been sent, so calls with a large file go through XMLHttpRequest. Errors
// are those of lib/api/api-client.ts: same sentences, same toast, same question after a 401.
import type { ApiInput, ApiOutput, ApiUpload } from './api-calls';
import type { ApiError } from './api-error';
import { refusal, showFailure, signedInAgain, unreachable } from './api-reply';
import { buildRequest, type RequestInput } from './build-request';

interface UploadOptions {
  /** The same key for every attempt to send the same file, where the route wants one. */
  idempotencyKey?: string;
  /** It is called with numbers from 0 to 1. */
  onProgress: (sent: number) => void;
  /** Refusals that the page turns into a question: they get no toast. */
  questions?: readonly string[];
}

export async function uploadWithProgress<Call extends ApiUpload>(
  call: Call,
  input: ApiInput<Call>,
  options: UploadOptions,
): Promise<ApiOutput<Call>> {
  const { path, init } = buildRequest(call, input as RequestInput, options.idempotencyKey);
  try {
    return (await upload(path, init, options.onProgress)) as ApiOutput<Call>;
  } catch (error) {
    const failure = error as ApiError;
    if (await signedInAgain(failure, { path, method: 'POST' })) {
      return uploadWithProgress(call, input, options);
    }
    if (!options.questions?.includes(failure.code ?? '')) showFailure(failure);
    throw failure;
  }
}

function upload(path: string, init: RequestInit, onProgress: UploadOptions['onProgress']) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.withCredentials = true;
    new Headers(init.headers).forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onerror = () => reject(unreachable());
    request.onload = () => {
      const isOk = request.status >= 200 && request.status < 300;
      if (isOk) resolve(request.response);
      else reject(refusal(request.status, request.response));
    };
    request.send(init.body as FormData);
  });
}
