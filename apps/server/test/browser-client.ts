import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Acts like one browser: keeps cookies, sends the headers of a same-origin page. */
export interface BrowserClient {
  get(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  post(url: string, payload?: object, options?: InjectOptions): Promise<LightMyRequestResponse>;
  put(url: string, payload?: object, options?: InjectOptions): Promise<LightMyRequestResponse>;
  patch(url: string, payload?: object, options?: InjectOptions): Promise<LightMyRequestResponse>;
  delete(url: string, options?: InjectOptions): Promise<LightMyRequestResponse>;
  cookies: Map<string, string>;
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

  return {
    cookies,
    get: (url, options) => send({ method: 'GET', url, ...options }),
    delete: (url, options) => send({ method: 'DELETE', url, ...options }),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
  };
}
