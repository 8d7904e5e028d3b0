// A failure must leave a trace, but mail servers and the database repeat in their errors whom a mail
// was for and what a statement carried: neither belongs in a log.

import { withoutPeople } from '../log/without-people.ts';

/** What went wrong, in one line without anybody's address. */
export function failureReason(error: unknown): string {
  const cause = rootOf(error);
  if (!(cause instanceof Error)) return withoutPeople(String(cause));
  const { code } = cause as { code?: unknown };
  const [firstLine = ''] = cause.message.split('\n');
  return withoutPeople(`${cause.name}${code ? ` ${code}` : ''}: ${firstLine}`);
}

/** Drizzle's own message holds the statement's values; what the database said is its cause. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause ? rootOf(error.cause) : error;
}
