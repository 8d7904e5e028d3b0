// The driver's client, which logs slow statements and records failed connections. Of a statement only its
// text is logged, with $1, $2 in place of values, which may be a name, an address or a password.
import pg from 'pg';
import { recordConnectError } from '../errors.ts';
import type { Logger } from '../types.ts';

const SLOW_MS = 500;
const MAX_TEXT = 1_000;

interface ClientOptions {
  log: Logger;
  slowMs?: number;
}

/** The pool takes this class as its `Client` option. */
export function loggingClient({ log, slowMs = SLOW_MS }: ClientOptions) {
  return class LoggingClient extends pg.Client {
    /** The pool calls it, always with a callback. */
    override connect(...[callback]: unknown[]): never {
      return super.connect((error: Error) => {
        if (error) recordConnectError(error);
        (callback as (error: Error) => void)(error);
      }) as never;
    }

    // `never` is a valid result for each of the driver's many signatures.
    override query(first: unknown, ...rest: unknown[]): never {
      const startedAt = performance.now();
      const logIfSlow = () => {
        const ms = Math.round(performance.now() - startedAt);
        if (ms >= slowMs) log.warn({ ms, statement: textOf(first) }, 'slow statement');
      };
      const query = (...args: unknown[]) =>
        Reflect.apply(super.query as (...args: unknown[]) => unknown, this, args) as never;
      const callback = rest.at(-1);
      if (typeof callback === 'function') {
        return query(first, ...rest.slice(0, -1), (...result: unknown[]) => {
          logIfSlow();
          callback(...result);
        });
      }
      const answer = query(first, ...rest);
      const promise: unknown = answer;
      if (promise instanceof Promise) promise.then(logIfSlow, logIfSlow);
      return answer;
    }
  };
}

/** Statements without values may carry them as literals. */
function textOf(statement: unknown): string {
  const text =
    typeof statement === 'string'
      ? statement
      : String((statement as { text?: unknown } | undefined)?.text ?? '');
  return text
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TEXT);
}
