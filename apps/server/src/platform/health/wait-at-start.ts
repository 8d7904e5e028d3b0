// After a power cut the database or the bucket may start later than this process. The start waits for
// it and says so, because supervisors give up on a process that exits repeatedly.
import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { errorCatalogue } from '@timesync/contract';
import type { Config } from '../config.ts';
import type { Logger } from '../db/types.ts';
import { failureReason } from '../jobs/failure-reason.ts';
import { onceAMinute } from '../log/once-a-minute.ts';

const PAUSE_MS = 1_000;

interface Needed {
  what: 'database' | 'storage';
  ask(): Promise<unknown>;
  /** True for an error that may pass by itself; any other ends the start. */
  mayPass(error: unknown): boolean;
  /** Starts a server other than the default one, if it can. */
  startWaitingServer?(): Promise<WaitingServer | undefined>;
}

/** Answers requests until the portal can. */
interface WaitingServer {
  close(): Promise<unknown>;
}

export async function waitAtStart(
  config: Pick<Config, 'PORT' | 'HOST'>,
  log: Logger,
  { what, ask, mayPass, startWaitingServer }: Needed,
): Promise<void> {
  const isDue = onceAMinute();
  let server: WaitingServer | undefined;
  try {
    for (;;) {
      try {
        await ask();
        return;
      } catch (error) {
        if (!mayPass(error)) throw error;
        const reason = failureReason(error);
        if (isDue() !== false) log.warn({ reason }, `the start waits for the ${what}`);
      }
      server ??= (await startWaitingServer?.()) ?? (await startDefaultServer(config, what));
      await pause(PAUSE_MS);
    }
  } finally {
    await server?.close();
  }
}

async function startDefaultServer(
  { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>,
  what: Needed['what'],
): Promise<WaitingServer> {
  const { status, message } = errorCatalogue.BUSY;
  const answers: Record<string, [status: number, body: object]> = {
    '/healthz': [200, { status: 'ok' }],
    '/readyz': [503, { status: `${what} unavailable`, problems: [what] }],
  };
  const server = createServer(({ url = '' }, response) => {
    const [code, body] = answers[url.split('?')[0] ?? ''] ?? [status, { message, code: 'BUSY' }];
    response.writeHead(code, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(code === 503 && { 'retry-after': '5' }),
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(PORT, HOST, resolve);
  });
  return { close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
