// Slow statements leave a line. Only their text is told, with $1, $2 where values were: those are
// somebody's name, address or password. A statement that is not answered at all ends its connection.
import type { Socket } from 'node:net';
import type pg from 'pg';
import type { Logger } from './types.ts';

const SLOW_MS = 500;
const MAX_TEXT = 1_000;
/** As the driver says it: `errors.ts` knows it. */
const SILENT_LINE = 'Query read timeout';

type Ask = (...args: unknown[]) => unknown;

interface WatchOptions {
  slowMs?: number;
  /** How long a line may say nothing while a statement is under way. */
  silentMs?: number | undefined;
}

export function watchStatements(
  pool: pg.Pool,
  log: Logger,
  { slowMs = SLOW_MS, silentMs }: WatchOptions = {},
): void {
  pool.on('connect', (client) => {
    let underWay = 0;
    if (silentMs) endWhenSilent(client.connection.stream as Socket, silentMs, () => underWay > 0);
    // Looked up at each call: tests count statements on the prototype.
    const ask: Ask = (...args) =>
      Reflect.apply(Object.getPrototypeOf(client).query as Ask, client, args);
    const watched: Ask = (...args) => {
      const startedAt = performance.now();
      const weight = hasOwnPatience(args[0]) ? 0 : 1;
      const note = () => {
        underWay -= weight;
        const ms = Math.round(performance.now() - startedAt);
        if (ms >= slowMs) log.warn({ ms, statement: textOf(args[0]) }, 'slow statement');
      };
      const answer = args.at(-1);
      if (typeof answer === 'function') {
        underWay += weight;
        return ask(...args.slice(0, -1), (...result: unknown[]) => {
          note();
          answer(...result);
        });
      }
      const result = ask(...args);
      if (result instanceof Promise) {
        underWay += weight;
        result.then(note, note);
      }
      return result;
    };
    client.query = watched as typeof client.query;
  });
}

// Not by the driver's `query_timeout`: with its timer for each statement, what the statement brought
// outlives its request (docs/decisions/0069). Only who sets one for a statement waits by it.
const hasOwnPatience = (asked: unknown) =>
  (asked as { query_timeout?: number } | undefined)?.query_timeout !== undefined;

function endWhenSilent(line: Socket, silentMs: number, isAwaited: () => boolean): void {
  line.setTimeout(silentMs, () => {
    if (isAwaited()) line.destroy(new Error(SILENT_LINE));
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
