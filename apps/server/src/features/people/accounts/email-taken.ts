import { AppError } from '../../../platform/app-error.ts';

/** The message has no advice to log in, because the user is signed in. */
export const emailTaken = () =>
  new AppError('EMAIL_TAKEN', {
    message: 'Email sudah terdaftar. Gunakan email lain.',
    field: 'email',
  });
