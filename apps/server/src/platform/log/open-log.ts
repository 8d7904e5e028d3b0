// The log of the process: JSON lines, or readable lines on a terminal. No line identifies a person:
// `describe-error.ts` describes errors, and known secrets are removed.
import { type LogFn, type Logger, type LoggerOptions, pino } from 'pino';
import { isOutage } from '../db/errors.ts';
import { describeError } from './describe-error.ts';
import { type LogStream, openLogStream } from './log-stream.ts';
import { onceAMinute } from './once-a-minute.ts';
import { readableLine } from './readable-line.ts';
import { HIDDEN, SECRETS, withoutSecrets } from './without-secrets.ts';

// What is logged of an error or a request; other fields pass through `withoutSecrets`.
const serializers = {
  err: describeError,
  // The query string can hold names and emails, so only the path is logged.
  req: ({ method, url, ip }: { method: string; url?: string; ip?: string }) => ({
    method,
    path: url?.split('?')[0],
    ip,
  }),
};
const described = Object.keys(serializers);

export function openLog(level: string, stream: LogStream = openTerminalOrLog()): Logger {
  const options: LoggerOptions = {
    level,
    // Of the line itself and of what a child adds; deeper ones are hidden before.
    redact: { paths: SECRETS, censor: HIDDEN },
    formatters: { log: (fields) => withoutSecrets(fields, described) },
    serializers,
    hooks: { logMethod: limitOutageLines() },
  };
  return pino(options, stream);
}

function openTerminalOrLog(): LogStream {
  const stream = openLogStream();
  if (!process.stdout.isTTY) return stream;
  return { write: (line) => stream.write(readableLine(line)) };
}

/** During an outage of the database everything fails; one line a minute is enough. */
function limitOutageLines(): NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']> {
  const next = onceAMinute();
  return function tell(args, method) {
    const [given, ...rest] = args as [unknown, ...unknown[]];
    const err = given instanceof Error ? given : (given as { err?: unknown } | undefined)?.err;
    if (!(err instanceof Error)) return method.apply(this, args);
    const leftOut = isOutage(err) ? next() : 0;
    if (leftOut === false) return;
    const fields = { ...(given instanceof Error ? {} : (given as object)), err };
    // Without a message pino would use the error's message unchanged.
    const [message = 'error', ...values] = rest;
    const parts = [leftOut > 0 ? { ...fields, leftOut } : fields, message, ...values];
    return method.apply(this, parts as Parameters<LogFn>);
  };
}
