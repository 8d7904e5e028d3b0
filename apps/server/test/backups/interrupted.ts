import type pg from 'pg';
import { onTestFinished } from 'vitest';

/**
 * Runs `first` before the client executes a query with this beginning; queries through its pool are
 * not affected.
 */
function before(client: pg.ClientBase, beginning: string, first: () => Promise<void>): void {
  const query = client.query.bind(client) as (...question: unknown[]) => Promise<unknown>;
  const watched = async (...question: unknown[]) => {
    const [text, ...more] = question;
    if (more.length === 0 && String(text).startsWith(beginning)) await first();
    return query(...question);
  };
  Object.assign(client, { query: watched });
  onTestFinished(() => void Object.assign(client, { query }));
}

/** The pool of a backup, with something happening before it reads each table. */
export function interrupted(
  pool: pg.Pool,
  interrupt: (client: pg.ClientBase) => Promise<void>,
): pg.Pool {
  return Object.assign(Object.create(pool), {
    async connect() {
      const client = await pool.connect();
      before(client, 'declare', () => interrupt(client));
      return client;
    },
  });
}
