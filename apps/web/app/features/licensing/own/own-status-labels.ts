import type { LicenseStatus } from '@timesync/contract';
import type { BadgeTone } from '~/components/ui/content/badge';

interface StatusWords {
  tone: BadgeTone;
  words: string;
  /** What it means for the owner, and what he can do. */
  meaning: string;
}

export const ownedStatusWords: Record<LicenseStatus, StatusWords> = {
  unused: {
    tone: 'success',
    words: 'Siap dipakai',
    meaning: 'Lisensi ini belum terpasang di perangkat mana pun.',
  },
  active: {
    tone: 'info',
    words: 'Aktif',
    meaning: 'Lisensi ini terpasang di satu perangkat.',
  },
  suspended: {
    tone: 'warning',
    words: 'Ditangguhkan',
    meaning: 'Lisensi ini sedang ditangguhkan. Silakan hubungi admin lewat tombol chat.',
  },
  revoked: {
    tone: 'danger',
    words: 'Dicabut',
    meaning: 'Lisensi ini sudah dicabut dan tidak dapat dipakai lagi.',
  },
};
