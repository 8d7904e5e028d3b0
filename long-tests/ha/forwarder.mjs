// A TCP connection between two programs that can be cut as a network is: nothing arrives any more,
// and nobody is told.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export async function openForwarder(port, host) {
  const sockets = new Set();
  let isCut = false;

  const server = createServer((near) => {
    const far = connect({ port, host });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(socket);
      socket.on('data', (bytes) => !isCut && other.write(bytes));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        if (!isCut) other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  const destroyAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `127.0.0.1:${server.address().port}`,
    cut() {
      isCut = true;
    },
    /** What was lost is not sent again: the old connections are useless. */
    heal() {
      isCut = false;
      destroyAll();
    },
    close() {
      server.close();
      destroyAll();
    },
  };
}
