// Polls the change counters twice a second: LISTEN does not work behind a transaction pooler.
import type pg from 'pg';
import type { Listener, Logger } from './types.ts';

const EVERY_MS = 500;

export async function watchChanges(
  pool: pg.Pool,
  listener: Listener,
  log: Logger,
): Promise<() => Promise<void>> {
  let numbers: Map<string, string> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let looking = look();

  async function look(): Promise<void> {
    try {
      const { rows } = await pool.query('select topic, number from changes');
      const found = new Map<string, string>(rows.map(({ topic, number }) => [topic, number]));
      const before = numbers;
      numbers = found;
      if (!before) listener.began();
      else {
        for (const [topic, number] of found) {
          if (before.get(topic) !== number) listener.heard(topic);
        }
      }
    } catch (error) {
      if (numbers) log.warn({ err: error }, 'cannot look for changes');
      numbers = undefined;
      listener.lost();
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = look();
    }, EVERY_MS).unref();
  }

  await looking;
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await looking;
  };
}
