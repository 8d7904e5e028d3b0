// JSON calls over kept-alive connections, with a session cookie. Bare sockets: `node:http` as the
// client costs as much processor time as the measured server.
import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

export function createClient(port, connections) {
  const free = [];
  const waiting = [];
  for (let opened = 0; opened < connections; opened += 1) free.push(openConnection(port));

  async function send(method, path, { body, cookie, headers = {} } = {}) {
    const connection = free.pop() ?? (await new Promise((resolve) => waiting.push(resolve)));
    try {
      const answer = await connection(formatRequest(method, path, { body, cookie, headers }));
      if (answer.status >= 400) throw new Error(`${path}: ${answer.text}`);
      return { json: () => JSON.parse(answer.text), headers: answer.headers };
    } finally {
      const next = waiting.shift();
      if (next) next(connection);
      else free.push(connection);
    }
  }

  /** The session cookie of a person; makes the account when it is new, which signs in too. */
  async function signIn({ email, password }, isNew = false) {
    const newcomer = { name: 'Bench', email, password, whatsapp: '081234567890' };
    const { headers } = isNew
      ? await send('POST', '/auth/register', { body: newcomer })
      : await send('POST', '/auth/login', { body: { email, password } });
    return /^set-cookie: ([^;]+)/im.exec(headers)[1];
  }

  return { send, signIn };
}

function formatRequest(method, path, { body, cookie, headers }) {
  const payload = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, 'host: 127.0.0.1'];
  if (cookie) lines.push(`cookie: ${cookie}`);
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  if (payload) {
    lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`);
  }
  return `${lines.join('\r\n')}${HEAD_END}${payload}`;
}

/** Sends one request at a time and resolves with its answer, which must say its length. */
function openConnection(port) {
  let socket;
  let settle;

  function open() {
    let received = '';
    socket = connect(port, '127.0.0.1').setNoDelay().setEncoding('latin1');
    socket.on('error', (error) => settle.reject(error));
    socket.on('close', () => {
      socket = undefined;
    });
    socket.on('data', (chunk) => {
      received += chunk;
      const headEnd = received.indexOf(HEAD_END);
      if (headEnd < 0) return;
      const headers = received.slice(0, headEnd);
      const length = Number(/^content-length: (\d+)/im.exec(headers)?.[1] ?? 0);
      const start = headEnd + HEAD_END.length;
      if (received.length < start + length) return;
      const text = Buffer.from(received.slice(start, start + length), 'latin1').toString();
      received = received.slice(start + length);
      settle.resolve({ status: Number(headers.slice(9, 12)), headers, text });
    });
  }

  return (request) =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
      if (!socket) open();
      socket.write(request);
    });
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
