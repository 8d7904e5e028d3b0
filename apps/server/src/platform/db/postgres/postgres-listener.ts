// LISTEN needs a connection of its own, because the pool closes idle ones.
import pg from 'pg';
import type { Listener, Logger } from '../types.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

export async function listenOnServer(
  pool: pg.Pool,
  listener: Listener,
  log: Logger,
): Promise<() => Promise<void>> {
  let current: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopped = false;

  async function connect(): Promise<void> {
    const client = new pg.Client({ ...pool.options, keepAlive: true });
    current = client;
    client.on('notification', ({ payload }) => listener.onEvent(payload ?? ''));
    client.on('error', (error) => log.warn({ err: error }, 'connection for change events lost'));
    client.once('end', () => reconnect());
    try {
      await client.connect();
      await client.query(`listen ${listener.channel}`);
      failures = 0;
      listener.onStart();
    } catch (error) {
      log.warn({ err: error }, 'cannot listen for changes');
      await client.end().catch(() => undefined);
      reconnect();
    }
  }

  function reconnect(): void {
    listener.onEnd();
    if (stopped || retry) return;
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    retry = setTimeout(() => {
      retry = undefined;
      connect();
    }, pause).unref();
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(retry);
    await current?.end();
  };
}
