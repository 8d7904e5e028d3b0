import { AppError } from '../../../platform/app-error.ts';

/** Without the advice to log in, because the user is signed in. */
export const emailTaken = () =>
  new AppError('EMAIL_TAKEN', {
    message: 'Email sudah terdaftar. Gunakan email lain.',
    field: 'email',
  });
