// What the log may contain of an error. Drizzle puts a statement's values into its message,
// PostgreSQL into its details, Node both into the stack: so only named fields are logged, and quoted
// text is cut out.
import { withoutPeople } from './without-people.ts';

const MAX_DEPTH = 4;
const MAX_TEXT = 2_000;
/** Names in our code and schema, never values that people typed. */
const FIELDS = [
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'path',
];

interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  /** Not `code`: the log removes that field, because recovery codes use the name. */
  errorCode?: string;
  cause?: DescribedError;
  errors?: DescribedError[];
  [field: string]: unknown;
}

export function describeError(error: unknown, depth = 1): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: quiet(String(error)) };
  const given = error as unknown as Record<string, unknown>;
  const { cause, errors } = given;
  const isDeep = depth >= MAX_DEPTH;
  return {
    type: error.constructor.name,
    message: messageOf(error, given),
    stack: framesOf(error),
    ...(typeof given.code === 'string' && { errorCode: given.code }),
    ...Object.fromEntries(FIELDS.filter((name) => given[name]).map((name) => [name, given[name]])),
    ...(cause !== undefined && !isDeep && { cause: describeError(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      !isDeep && { errors: errors.slice(0, 3).map((one) => describeError(one, depth + 1)) }),
  };
}

function messageOf(error: Error, given: { code?: unknown }): string {
  const [statement = ''] = error.message.split('\nparams: ');
  return quiet(quotesInput(given) ? statement.replace(/"[^"]*"?/g, '"…"') : statement);
}

/** Bad data is quoted by PostgreSQL: `invalid input syntax for type integer: "Pak Haji"`. */
const quotesInput = ({ code }: { code?: unknown }) => /^22...$/.test(String(code));

/** A stack begins with the message; the remaining lines name places in the code. */
function framesOf({ message, stack = '' }: Error): string {
  const start = message ? stack.indexOf(message) : -1;
  const rest = start < 0 ? stack : stack.slice(start + message.length);
  const frames = rest.split('\n').filter((line) => /^ {4}at .*[:(]/.test(line));
  return quiet(frames.map((line) => line.trim()).join('\n'));
}

const quiet = (text: string) => withoutPeople(text).slice(0, MAX_TEXT);
