// Acts like one browser: keeps its cookie, sends JSON or a form.
import { atMachinePace } from '../../scripts/checks/machine-pace.mjs';

const PATIENCE_MS = atMachinePace(60_000);

export function createVisitor(portal) {
  let url = portal.url;
  let cookie;

  /** Whatever the answer is; throws only where there is none. */
  async function call(method, path, { json, form, headers = {} } = {}) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: json === undefined ? form : JSON.stringify(json),
      // A form may be an iterable whose pieces come one after the other.
      duplex: 'half',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const { status, ok, headers: answered } = response;
    return { status, ok, headers: answered, bytes, body: isJson ? JSON.parse(bytes) : undefined };
  }

  return {
    call,
    cookie: () => cookie,
    get: (path) => call('GET', path),
    post: (path, json, headers) => call('POST', path, { json, headers }),
    async signIn({ email, password }) {
      requireOk(await call('POST', '/auth/login', { json: { email, password } }));
    },
    async register(email) {
      const json = {
        name: 'Pelanggan',
        email,
        password: 'long-password',
        whatsapp: '081234567890',
      };
      requireOk(await call('POST', '/auth/register', { json }));
      requireOk(await call('POST', '/auth/login', { json: { email, password: json.password } }));
    },
    /** The portal was restarted on another port. */
    moveTo(next) {
      url = next.url;
    },
  };
}

function requireOk({ ok, status, body }) {
  if (!ok) throw new Error(`${status} ${JSON.stringify(body)}`);
}
