// A change is made from the settings that its maker saw: of two phones that save at once, the second is
// asked to look again.
import { indonesianCities, parseSettings, wrongSettings } from '@timesync/clock';
import { AppError } from '../../../../platform/app-error.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { findLicense } from '../load-license.repository.ts';
import {
  type ClockChange,
  insertClockVersion,
  listClockVersions,
} from './clock-settings.repository.ts';

type ClockSave = Pick<ClockChange, 'licenseId' | 'counter' | 'settings'>;

export async function changeClock(
  context: ActorContext,
  { licenseId, counter, settings }: ClockSave,
): Promise<void> {
  const { actor, clock, database, limits } = context;
  requireUsable(settings);
  const license = await findLicense(database.db, { id: licenseId, userId: actor.userId });
  if (!license) throw new AppError('NOT_FOUND', { message: 'Lisensi tidak ditemukan.' });
  if (license.isRevoked) throw new AppError('LICENSE_REVOKED');
  await limits.spend('clockChangesPerUser', String(actor.userId));
  await database.transaction(async (tx) => {
    const change = { licenseId, counter, settings, savedAt: clock.now() };
    if (await insertClockVersion(tx, change)) return;
    const [newest] = await listClockVersions(tx, licenseId, 1);
    // The same change was sent again because its answer was lost.
    if (newest?.counter === counter + 1 && newest.settings === settings) return;
    throw new AppError('CONFLICT', {
      message: 'Pengaturan jam sudah diubah dari HP lain. Muat ulang halaman, lalu ubah lagi.',
    });
  });
}

function requireUsable(settings: string): void {
  const wrong = wrongSettings(settings);
  if (wrong.includes('donasi')) {
    throw new AppError('INVALID', {
      message: 'Kode QRIS donasi tidak utuh. Ambil gambar atau teksnya sekali lagi.',
      field: 'settings',
    });
  }
  const { citySlug, position } = parseSettings(settings);
  if (citySlug && !indonesianCities.some(({ slug }) => slug === citySlug)) wrong.push('kota');
  if (wrong.length > 0) {
    throw new AppError('INVALID', {
      message: `Pengaturan jam belum benar (${wrong.join(', ')}). Periksa isiannya, lalu simpan lagi.`,
      field: 'settings',
    });
  }
  if (!citySlug && !position) {
    throw new AppError('INVALID', {
      message: 'Pilih kota atau kabupaten dulu, supaya waktu sholatnya benar.',
      field: 'settings',
    });
  }
}
