// Between the portal and its bucket: passes everything on, or fails in the way that `mood` says.
import { once } from 'node:events';
import { request as ask, createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const SLOW_MS = 3_000;

export const moods = ['500', '503', 'slow', 'silent', 'cut'];

export async function startMoodyProxy(endpoint) {
  const { hostname, port } = new URL(endpoint);
  const proxy = { mood: undefined, isTroubled: () => true, troubled: 0 };

  async function pass(request, response) {
    const mood = proxy.mood && proxy.isTroubled(request) ? proxy.mood : undefined;
    if (mood) proxy.troubled += 1;
    if (mood === 'silent') return;
    if (mood === 'cut') return void request.socket.destroy();
    if (mood === '500' || mood === '503') {
      const code = mood === '500' ? 'InternalError' : 'SlowDown';
      request.resume().once('end', () => {
        response.writeHead(Number(mood)).end(`<Error><Code>${code}</Code></Error>`);
      });
      return;
    }
    if (mood === 'slow') await pause(SLOW_MS);
    const { method, url: path, headers } = request;
    const onward = ask({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(proxy, {
    url: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
}
