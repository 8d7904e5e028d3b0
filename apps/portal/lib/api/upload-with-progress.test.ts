import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';
import { session } from '~/lib/session/session-store';
import { customer } from '~/test/browser';

class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {};
  onload = () => {};
  onerror = () => {};
  status = 0;
  response: unknown = null;
  opened: string[] = [];
  headers = new Headers();
  body: FormData | undefined;
  constructor() {
    FakeRequest.last = this;
  }
  open(...url: string[]) {
    this.opened = url;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: FormData) {
    this.body = body;
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response });
    this.onload();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

function upload(onProgress = (_: number) => {}) {
  const input = {
    params: { id: '7' },
    body: { paymentAccountId: '3' },
    file: new Blob(['x'], { type: 'image/jpeg' }),
  };
  const answer = uploadWithProgress('POST /transaction/:id/confirm-payment', input, {
    idempotencyKey: 'k1',
    onProgress,
  });
  return { answer, request: FakeRequest.last };
}

test('sends fields, file and key to the route, and gives its answer', async () => {
  const { answer, request } = upload();
  expect(request.opened).toEqual(['POST', '/transaction/7/confirm-payment']);
  expect(request.headers.get('idempotency-key')).toBe('k1');
  expect([...(request.body?.keys() ?? [])]).toEqual(['paymentAccountId', 'file']);
  request.answer(200, { id: 7 });
  expect(await answer).toEqual({ id: 7 });
});

test('reports the progress of the upload, if the browser knows it', () => {
  const seen: number[] = [];
  const { request } = upload((sent) => seen.push(sent));
  request.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  request.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  expect(seen).toEqual([0.25]);
});

test("an error has the server's message", async () => {
  const { answer, request } = upload();
  request.answer(415, { message: 'Berkas harus berupa gambar.', code: 'IMAGE_UNREADABLE' });
  await expect(answer).rejects.toMatchObject({
    message: 'Berkas harus berupa gambar.',
    status: 415,
    code: 'IMAGE_UNREADABLE',
  });
});

test('an error without a message has a default one', async () => {
  const { answer, request } = upload();
  request.answer(502, null);
  await expect(answer).rejects.toThrow('Request gagal');
});

test('an ended session signs out', async () => {
  session.signIn(customer());
  const { answer, request } = upload();
  request.answer(401, { message: 'Sesi Anda sudah berakhir.' });
  await expect(answer).rejects.toMatchObject({ status: 401 });
  expect(session.getState().status).toBe('signed-out');
});

test('a lost network is shown as such', async () => {
  const { answer, request } = upload();
  request.onerror();
  await expect(answer).rejects.toMatchObject({ status: 0 });
});
