// A telephone line between the app and PostgreSQL that a test can cut or freeze.
import { createConnection, createServer, type Socket } from 'node:net';

export interface DatabaseLine {
  url: string;
  /** Nothing passes any more, without an error on either side. */
  freeze(): void;
  /** Every connection ends, and new ones are refused. */
  cut(): Promise<void>;
  /** Works again; frozen data is delivered. */
  mend(): Promise<void>;
}

export async function openDatabaseLine(databaseUrl: string): Promise<DatabaseLine> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;

  const server = createServer((near) => {
    const far = createConnection(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('data', (chunk) => other.write(chunk));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (isFrozen) socket.pause();
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as { port: number };
  server.unref();
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  // Otherwise the tests' connections go by a socket.
  url.searchParams.delete('host');

  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
  };
}
