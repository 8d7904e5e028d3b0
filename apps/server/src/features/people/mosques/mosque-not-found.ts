import { AppError } from '../../../platform/app-error.ts';

/** The same answer for a mosque that the person is no active member of. */
export function mosqueNotFound(): AppError {
  return new AppError('NOT_FOUND', { message: 'Masjid tidak ditemukan.' });
}
