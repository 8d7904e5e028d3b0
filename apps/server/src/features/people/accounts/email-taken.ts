import { AppError } from '../../../platform/app-error.ts';
import { isUniqueViolation } from '../../../platform/db/errors.ts';

/** The message has no advice to log in, because the user is signed in. */
export const emailTaken = () =>
  new AppError('EMAIL_TAKEN', {
    message: 'Email sudah terdaftar. Gunakan email lain.',
    field: 'email',
  });

/** For a transaction that writes an email: the unique index decides, not a check in advance. */
export function refuseTakenEmail(error: unknown): never {
  throw isUniqueViolation(error) ? emailTaken() : error;
}
