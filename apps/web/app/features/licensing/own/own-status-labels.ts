import type { LicenseStatus } from '@timesync/contract';
import type { BadgeTone } from '~/components/ui/content/badge';

interface StatusLabel {
  tone: BadgeTone;
  label: string;
  /** What it means for the owner, and what he can do. */
  meaning: string;
}

export const ownStatusLabels: Record<LicenseStatus, StatusLabel> = {
  unused: {
    tone: 'success',
    label: 'Belum dipakai',
    meaning: 'Lisensi ini belum terpasang di perangkat mana pun.',
  },
  active: {
    tone: 'neutral',
    label: 'Telah dipakai',
    meaning: 'Lisensi ini terpasang di satu perangkat.',
  },
  suspended: {
    tone: 'warning',
    label: 'Ditangguhkan',
    meaning: 'Lisensi ini sedang ditangguhkan. Silakan hubungi admin lewat tombol chat.',
  },
  revoked: {
    tone: 'danger',
    label: 'Dicabut',
    meaning: 'Lisensi ini sudah dicabut dan tidak dapat dipakai lagi.',
  },
};
