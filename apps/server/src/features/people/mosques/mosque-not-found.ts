import { AppError } from '../../../platform/app-error.ts';

/** Also for a mosque that the person is no active member of. */
export function mosqueNotFound(): AppError {
  return new AppError('NOT_FOUND', { message: 'Masjid tidak ditemukan.' });
}
