import type { LicenseStatus } from '@timesync/contract';
import type { BadgeTone } from '~/components/ui/content/badge';

interface StatusLabel {
  tone: BadgeTone;
  label: string;
  /** Where the label alone does not say what the owner can do. */
  meaning?: string;
}

export const ownStatusLabels: Record<LicenseStatus, StatusLabel> = {
  unused: {
    tone: 'success',
    label: 'Belum dipakai',
  },
  active: {
    tone: 'neutral',
    label: 'Telah dipakai',
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
