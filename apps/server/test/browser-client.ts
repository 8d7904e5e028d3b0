import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Acts like one browser: keeps cookies, sends the headers of a same-origin page. */
export interface BrowserClient {
  get(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object, options?: InjectOptions): Promise<LightMyRequestResponse>;
  put(url: string, payload?: object, options?: InjectOptions): Promise<LightMyRequestResponse>;
  patch(url: string, payload?: object, options?: InjectOptions): Promise<LightMyRequestResponse>;
  delete(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  /** Posts a form with a file; `undefined` fields are left out. */
  sendFile(
    url: string,
    file: FormFile | undefined,
    fields?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  cookies: Map<string, string>;
}

interface FormFile {
  bytes: Uint8Array;
  name?: string;
  type?: string;
}

export function createBrowserClient(app: FastifyInstance): BrowserClient {
  const cookies = new Map<string, string>();

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const response = await app.inject({
      ...options,
      headers: { 'sec-fetch-site': 'same-origin', ...options.headers },
      cookies: Object.fromEntries(cookies),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  const withBody =
    (method: 'POST' | 'PUT' | 'PATCH') =>
    (url: string, payload?: object, options = {}) =>
      send({ method, url, ...(payload && { payload }), ...options });

  const post = withBody('POST');

  async function sendFile(
    url: string,
    file: FormFile | undefined,
    fields: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (value !== undefined) form.set(name, String(value));
    }
    if (file) {
      const { bytes, name = 'gambar.png', type = 'image/png' } = file;
      form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
    }
    const encoded = new Response(form);
    return post(url, undefined, {
      payload: Buffer.from(await encoded.arrayBuffer()),
      headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...headers },
    });
  }

  return {
    cookies,
    sendFile,
    get: (url, options) => send({ method: 'GET', url, ...options }),
    delete: (url, options) => send({ method: 'DELETE', url, ...options }),
    post,
    put: withBody('PUT'),
    patch: withBody('PATCH'),
  };
}
