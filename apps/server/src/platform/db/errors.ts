import pg from 'pg';

// Drizzle wraps the driver's error: the SQLSTATE is on its cause.
const UNIQUE_VIOLATION = '23505';
// PostgreSQL 18 tells a restricted delete apart.
const FOREIGN_KEY_VIOLATIONS = ['23503', '23001'];

export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code } = error as Error & { code?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return sqlStateOf(error.cause);
}

export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === UNIQUE_VIOLATION;
}

export function isForeignKeyViolation(error: unknown): boolean {
  return FOREIGN_KEY_VIOLATIONS.includes(sqlStateOf(error) ?? '');
}

/**
 * The database said no and kept nothing. After a lost connection or a shutdown nobody knows whether
 * the statement was kept, so trying again could do it twice.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
}
