import { AppError } from '../../platform/app-error.ts';

/** Who is signed in needs no advice to log in. */
export const emailTaken = () =>
  new AppError('EMAIL_TAKEN', {
    message: 'Email sudah terdaftar. Gunakan email lain.',
    field: 'email',
  });
