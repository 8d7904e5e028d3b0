// A mail server that knows one login, as far as the portal talks to it.
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface MailServer {
  host: string;
  port: string;
  /** The recipients of the accepted mails. */
  recipients: string[];
  stop(): void;
}

export async function startMailServer(user: string, password: string): Promise<MailServer> {
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  const login = Buffer.from(`\u0000${user}\u0000${password}`).toString('base64');
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    answerClient(socket, login, recipients);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as { port: number };
  return {
    host: '127.0.0.1',
    port: String(port),
    recipients,
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function answerClient(socket: Socket, login: string, recipients: string[]): void {
  const reply = (line: string) => socket.write(`${line}\r\n`);
  let isInMail = false;
  reply('220 uji');
  createInterface({ input: socket }).on('line', (line) => {
    if (isInMail) {
      if (line !== '.') return;
      isInMail = false;
      return reply('250 diterima');
    }
    const [word = '', rest = ''] = line.split(/ (.*)/s);
    switch (word.toUpperCase()) {
      case 'EHLO':
        return reply('250-uji\r\n250 AUTH PLAIN');
      case 'AUTH':
        return reply(rest === `PLAIN ${login}` ? '235 masuk' : '535 ditolak');
      case 'RCPT':
        recipients.push(/<(.*)>/.exec(rest)?.[1] ?? '');
        return reply('250 ya');
      case 'DATA':
        isInMail = true;
        return reply('354 silakan');
      case 'QUIT':
        return reply('221 sampai jumpa');
      default:
        return reply('250 ya');
    }
  });
}
