// JSON calls over kept connections, with a session cookie.
import { Agent, request } from 'node:http';

export function createClient(port, connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  function send(method, path, { body, cookie, headers } = {}) {
    return new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const call = request(
        {
          agent,
          host: '127.0.0.1',
          port,
          method,
          path,
          headers: {
            ...(payload && { 'content-type': 'application/json' }),
            ...(cookie && { cookie }),
            ...headers,
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.on('end', () => {
            if (response.statusCode >= 400) reject(new Error(`${path}: ${text}`));
            else resolve({ json: () => JSON.parse(text), headers: response.headers });
          });
        },
      );
      call.on('error', reject);
      call.end(payload);
    });
  }

  /** The session cookie of a person; makes the account when it is new. */
  async function signIn({ email, password }, isNew = false) {
    if (isNew) {
      const body = { name: 'Bench', email, password, whatsapp: '081234567890' };
      await send('POST', '/auth/register', { body });
    }
    const { headers } = await send('POST', '/auth/login', { body: { email, password } });
    return headers['set-cookie'][0].split(';')[0];
  }

  return { send, signIn };
}

/** Calls per second of `work`, `count` times, `atOnce` at a time. */
export async function perSecond(count, atOnce, work) {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await work(next++);
    }),
  );
  return (count / (performance.now() - started)) * 1000;
}
