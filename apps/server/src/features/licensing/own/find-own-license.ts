import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { findLicense, type LicenseRow } from '../load-license.repository.ts';

/** Of the customer himself or of a mosque of his. */
export async function findOwnLicense(
  { actor, database }: Context & { actor: Actor },
  id: number,
): Promise<LicenseRow> {
  const license = await findLicense(database.db, { id, userId: actor.userId });
  if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
  return license;
}
