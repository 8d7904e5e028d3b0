// The embedded engine has one session: notifications arrive on the pool's only connection, together
// with the answer to COMMIT. A new connection has to LISTEN again.
import type pg from 'pg';
import type { Listener, Logger } from '../types.ts';

export async function listenOnPool(
  pool: pg.Pool,
  listener: Listener,
  log: Logger,
): Promise<() => Promise<void>> {
  const attach = (client: pg.PoolClient) =>
    client.on('notification', ({ payload }) => listener.heard(payload ?? ''));

  async function listen(): Promise<void> {
    await pool.query(`listen ${listener.channel}`);
    listener.began();
  }

  let isAsking = false;
  function onConnect(client: pg.PoolClient): void {
    listener.lost();
    attach(client);
    // This connection was made for the LISTEN itself: another one would ask a broken engine for ever.
    if (isAsking) return;
    isAsking = true;
    listen()
      .catch((error) => log.warn({ err: error }, 'cannot listen for changes'))
      .finally(() => {
        isAsking = false;
      });
  }

  const client = await pool.connect();
  attach(client);
  client.release();
  pool.on('connect', onConnect);
  await listen();
  return async () => {
    pool.off('connect', onConnect);
  };
}
