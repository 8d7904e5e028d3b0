// A cheap client: every answer has the same length, so bytes are counted and never parsed.
import { connect } from 'node:net';

const CONNECTIONS = 16;

/** Requests per second over `count` requests. */
export async function measure(port, path, count) {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`;
  const answerBytes = await learnLength(port, request);
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTIONS }, () =>
      run(port, request, answerBytes, Math.ceil(count / CONNECTIONS)),
    ),
  );
  return (count / (performance.now() - started)) * 1000;
}

function learnLength(port, request) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let received = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const head = received.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/content-length: (\d+)/i.exec(received.toString('latin1'))?.[1]);
      if (Number.isNaN(length)) reject(new Error('an answer without a length cannot be counted'));
      if (received.length < head + 4 + length) return;
      socket.destroy();
      if (!received.subarray(0, 12).equals(Buffer.from('HTTP/1.1 200'))) {
        reject(new Error(`not answered: ${received.subarray(0, 200)}`));
      }
      resolve(head + 4 + length);
    });
  });
}

function run(port, request, answerBytes, count) {
  return new Promise((resolve, reject) => {
    let missing = answerBytes;
    let left = count;
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setNoDelay();
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      missing -= chunk.length;
      if (missing > 0) return;
      missing = answerBytes;
      left -= 1;
      if (left === 0) {
        socket.destroy();
        resolve();
      } else socket.write(request);
    });
  });
}
