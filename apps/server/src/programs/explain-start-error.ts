import { isOutage, sqlStateOf } from '../platform/db/errors.ts';
import { failureReason } from '../platform/jobs/failure-reason.ts';
import { OperatorError } from '../platform/operator-error.ts';

/** A sentence for errors that the person at the terminal can fix; undefined for a fault of ours. */
export function explainStartError(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (!path) return explainOutage(error);
  if (code === 'ENOSPC') return `The disk of ${path} is full: make room and start again.`;
  // Node says ENOENT of a folder that it cannot make on a read-only disk.
  const mayNotWrite = /^(EROFS|EACCES|EPERM)$/.test(code ?? '') || syscall === 'mkdir';
  if (!mayNotWrite) return undefined;
  return `${path} cannot be written (${code}): set DATA_DIR to a folder that this user may write, and start again.`;
}

function explainOutage(error: unknown): string | undefined {
  const state = sqlStateOf(error) ?? (error as NodeJS.ErrnoException).code;
  if (/^(53100|ENOSPC|EDQUOT)$/.test(state ?? '')) {
    return `The disk of the database is full (${failureReason(error)}): make room and start again.`;
  }
  if (/^(28...|3D000)$/.test(state ?? '')) {
    return `The database refuses DATABASE_URL (${failureReason(error)}): check its user, password and name.`;
  }
  if (!isOutage(error)) return undefined;
  return `The database does not answer (${failureReason(error)}): check DATABASE_URL and whether PostgreSQL runs.`;
}
