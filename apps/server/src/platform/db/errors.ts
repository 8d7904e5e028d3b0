// Drizzle wraps the driver's error: the SQLSTATE is on its cause.
const UNIQUE_VIOLATION = '23505';
// PostgreSQL 18 has a separate code for a restricted delete.
const FOREIGN_KEY_VIOLATIONS = ['23503', '23001'];
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const QUERY_CANCELED = '57014';
// No connection, no room (disk, memory, connections), no time, a server that starts or stops, a
// standby that becomes the primary and is still read-only (25006).
const TROUBLES = /^(08...|53...|57014|57P0.|58030|25P03|25006)$/;
// Errors of the driver and the operating system, when the server cannot answer any more.
const SYSTEM_TROUBLES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ENOSPC', 'EDQUOT'],
]);
const DRIVER_TROUBLES =
  /^(Query read timeout|Connection terminated|Client (was closed|has encountered)|timeout exceeded when trying to connect)/;
// Bad data, a broken constraint, a lost race, a lock or a statement that took too long.
const REFUSALS = /^(22...|23...|40001|40P01|55P03|57014)$/;

/** The server refuses DATABASE_URL itself. */
const WRONG_ADDRESS = /^(28...|3D000)$/;

/** Errors of connections that could not be opened. Whatever the reason, no statement has run. */
const whileConnecting = new WeakSet<Error>();

export function recordConnectError(error: Error): void {
  whileConnecting.add(error);
}

function couldNotConnect(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return whileConnecting.has(error) || couldNotConnect(error.cause);
}

/** EPIPE has five letters too, but every SQLSTATE has a digit. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string' && SQLSTATE.test(code)) return code;
  return sqlStateOf(error.cause);
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === UNIQUE_VIOLATION;
}

export function isForeignKeyViolation(error: unknown): boolean {
  return FOREIGN_KEY_VIOLATIONS.includes(sqlStateOf(error) ?? '');
}

/** The name of the constraint that refused a row. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { constraint } = error as Error & { constraint?: unknown };
  return typeof constraint === 'string' ? constraint : violatedConstraint(error.cause);
}

/** A race or the patience for a lock was lost: the same again may well succeed. */
export function isRetryable(error: unknown): boolean {
  const state = sqlStateOf(error);
  return (
    state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED || state === LOCK_NOT_AVAILABLE
  );
}

/** The connection is dead: an open query on it is never answered. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  // The socket of the embedded server is a file, which is away while the server is.
  const isAway = code === 'ENOENT' && syscall === 'connect';
  const isLost = isAway || SYSTEM_TROUBLES.has(String(code)) || DRIVER_TROUBLES.test(error.message);
  return isLost || isConnectionLost(error.cause);
}

/** Neither the caller's fault nor ours: the database is unavailable, full or overloaded. */
export function isUnavailable(error: unknown): boolean {
  if (couldNotConnect(error)) return true;
  const state = sqlStateOf(error);
  return state ? TROUBLES.test(state) || isRetryable(error) : isConnectionLost(error);
}

/**
 * The database itself is unavailable, not only too slow or too busy for one statement. A wrong
 * DATABASE_URL does not pass by itself.
 */
export function isOutage(error: unknown): boolean {
  const state = sqlStateOf(error) ?? '';
  if (state === QUERY_CANCELED || WRONG_ADDRESS.test(state)) return false;
  return isUnavailable(error) && !isRetryable(error);
}

/**
 * The database refused the statement and saved nothing. After a lost connection or a shutdown it is
 * unknown whether the statement was saved, so retrying could apply it twice.
 */
export function isRefusal(error: unknown): boolean {
  return REFUSALS.test(sqlStateOf(error) ?? '');
}
