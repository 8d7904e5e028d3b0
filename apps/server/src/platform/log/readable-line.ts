const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};
/** These fields are of no use at a terminal. */
const LEFT_OUT = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

/** A line of the log for a person: `19:03:09 request method=GET path=/ status=200 ms=3`. */
export function readableLine(json: string): string {
  const line = JSON.parse(json) as Record<string, unknown>;
  const { level, time, msg, err } = line as {
    level: number;
    time: number;
    msg?: string;
    err?: ErrorText;
  };
  const words = [new Date(time).toTimeString().slice(0, 8), LEVELS[level] ?? '', msg ?? ''];
  const fields = Object.entries(line)
    .filter(([name, value]) => !LEFT_OUT.has(name) && value !== undefined)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const text = [...words, ...fields].filter((word) => word !== '').join(' ');
  return `${[text, ...errorLines(err)].join('\n')}\n`;
}

interface ErrorText {
  type?: string;
  message?: string;
  stack?: string;
  cause?: ErrorText;
}

function errorLines(error: ErrorText | undefined): string[] {
  if (!error) return [];
  const frames = error.stack?.split('\n').filter(Boolean) ?? [];
  const own = [`${error.type}: ${error.message}`, ...frames.map((line) => `  ${line}`)];
  return [...own, ...errorLines(error.cause)].map((line) => `  ${line}`);
}
