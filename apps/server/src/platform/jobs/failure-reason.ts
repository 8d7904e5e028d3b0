// A failure must be logged, but mail servers and the database repeat recipients and values of
// statements in their errors, which do not belong in a log.
import { withoutPeople } from '../log/without-people.ts';

/** The failure in one line, without mail addresses. */
export function failureReason(error: unknown): string {
  const cause = rootOf(error);
  if (!(cause instanceof Error)) return withoutPeople(String(cause));
  const { code } = cause as { code?: unknown };
  const [firstLine = ''] = cause.message.split('\n');
  return withoutPeople(`${cause.name}${code ? ` ${code}` : ''}: ${firstLine}`);
}

/** Drizzle's message contains the statement's values; the database's error is its cause. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? rootOf(error.cause) : error;
}
