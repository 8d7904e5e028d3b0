// Slow statements leave a line. Only their text is told, with $1, $2 where values were: those are
// somebody's name, address or password.
import type pg from 'pg';
import type { Logger } from './types.ts';

const SLOW_MS = 500;
const MAX_TEXT = 1_000;

type Ask = (...args: unknown[]) => unknown;

export function watchStatements(pool: pg.Pool, log: Logger, slowMs = SLOW_MS): void {
  pool.on('connect', (client) => {
    // Looked up at each call: tests count statements on the prototype.
    const ask: Ask = (...args) =>
      Reflect.apply(Object.getPrototypeOf(client).query as Ask, client, args);
    const watched: Ask = (...args) => {
      const startedAt = performance.now();
      const note = () => {
        const ms = Math.round(performance.now() - startedAt);
        if (ms >= slowMs) log.warn({ ms, statement: textOf(args[0]) }, 'slow statement');
      };
      const answer = args.at(-1);
      if (typeof answer === 'function') {
        return ask(...args.slice(0, -1), (...result: unknown[]) => {
          note();
          answer(...result);
        });
      }
      const result = ask(...args);
      if (result instanceof Promise) result.then(note, note);
      return result;
    };
    client.query = watched as typeof client.query;
  });
}

/** Statements without values may carry them as literals. */
function textOf(asked: unknown): string {
  const text =
    typeof asked === 'string' ? asked : String((asked as { text?: unknown })?.text ?? '');
  return text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT);
}
