// Drizzle wraps the driver's error: the SQLSTATE is on its cause.
const UNIQUE_VIOLATION = '23505';
// PostgreSQL 18 tells a restricted delete apart.
const FOREIGN_KEY_VIOLATIONS = ['23503', '23001'];
// Bad data, a broken constraint, a lost race, a lock or a statement that took too long.
const REFUSALS = /^(22...|23...|40001|40P01|55P03|57014)$/;

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
 * The database said no and surely kept nothing. After a lost connection or a shutdown nobody knows
 * whether the statement was kept, so trying again could do it twice.
 */
export function isRefusal(error: unknown): boolean {
  return REFUSALS.test(sqlStateOf(error) ?? '');
}
