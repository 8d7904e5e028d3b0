import { get } from 'node:http';

const TIMEOUT_MS = 5000;

/** Whether the server on this machine answers `/healthz`: for a container's HEALTHCHECK. */
export function askHealth(port) {
  return new Promise((resolve) => {
    const request = get(
      { host: 'localhost', port, path: '/healthz', timeout: TIMEOUT_MS },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode === 200);
      },
    );
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve(false));
    request.once('close', () => resolve(false));
  });
}
