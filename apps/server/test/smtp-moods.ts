// A mail server on loopback that behaves as real ones do on their bad days.
import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  messageId: string;
  to: string;
}

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  stop(): Promise<void>;
}

/** What the server does to the n-th mail, counted from 1; undefined means that it accepts it. */
type Mood = Pick<SMTPServerOptions, 'onAuth' | 'onConnect' | 'onRcptTo'> & {
  afterMail?: (n: number, server: SMTPServer) => void;
  delayMs?: number;
};

export const refuseRecipient: Mood = {
  onRcptTo: (_address, _session, callback) => callback(reply(550, 'No such mailbox')),
};
export const tooBusy: Mood = {
  onConnect: (_session, callback) => callback(reply(421, 'Try later')),
};
/** Takes the connection and never says a word. */
export const hanging: Mood = { onConnect: () => undefined };
/** Knows one password, and takes no mail without it. */
export const asksFor = (user: string, password: string): Mood => ({
  onAuth: ({ username, password: given }, _session, callback) =>
    username === user && given === password
      ? callback(null, { user })
      : callback(reply(535, `Unknown login ${username}`)),
});
export const slow: Mood = { delayMs: 50 };
/** Accepts the n-th mail, and disconnects before it can say so. */
export const diesAfter = (n: number): Mood => ({
  afterMail: (count, server) => {
    if (count !== n) return;
    for (const connection of (server as unknown as { connections: Set<Connection> }).connections) {
      connection._socket.destroy();
    }
  },
});

interface Connection {
  _socket: { destroy(): void };
}

export async function startMailServer(mood: Mood = {}, port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const { afterMail, delayMs = 0, ...options } = mood;
  const server = new SMTPServer({
    authOptional: mood.onAuth === undefined,
    allowInsecureAuth: true,
    // Pooled connections stay open until they are cut.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    ...options,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const [, messageId = ''] = /^Message-ID: (.*)$/im.exec(text) ?? [];
        received.push({ messageId, to: session.envelope.rcptTo[0]?.address ?? '' });
        afterMail?.(received.length, server);
        setTimeout(callback, delayMs);
      });
    },
  });
  // A client that we cut off is no failure of the test.
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
