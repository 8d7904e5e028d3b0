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
  /** True for what can pass by itself; anything else ends the start. */
  mayPass(error: unknown): boolean;
  /** Starts a server other than the usual waiting page, if it can. */
  openDoor?(): Promise<Door | undefined>;
}

/** Answers in the place of the portal, which cannot yet. */
interface Door {
  close(): Promise<unknown>;
}

export async function waitAtStart(
  config: Pick<Config, 'PORT' | 'HOST'>,
  log: Logger,
  { what, ask, mayPass, openDoor }: Needed,
): Promise<void> {
  const isDue = onceAMinute();
  let door: Door | undefined;
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
      door ??= (await openDoor?.()) ?? (await openUsualDoor(config, what));
      await pause(PAUSE_MS);
    }
  } finally {
    await door?.close();
  }
}

async function openUsualDoor(
  { PORT, HOST }: Pick<Config, 'PORT' | 'HOST'>,
  what: Needed['what'],
): Promise<Door> {
  const { status, message } = errorCatalogue.BUSY;
  const answers: Record<string, [status: number, body: object]> = {
    '/healthz': [200, { status: 'ok' }],
    '/readyz': [503, { status: `${what} unavailable`, problems: [what] }],
  };
  const door = createServer(({ url = '' }, response) => {
    const [code, body] = answers[url.split('?')[0] ?? ''] ?? [status, { message, code: 'BUSY' }];
    response.writeHead(code, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(code === 503 && { 'retry-after': '5' }),
    });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve, reject) => {
    door.once('error', reject);
    door.listen(PORT, HOST, resolve);
  });
  return { close: () => close(door) };
}

function close(door: Server): Promise<void> {
  return new Promise((resolve) => {
    door.close(() => resolve());
    door.closeAllConnections();
  });
}
