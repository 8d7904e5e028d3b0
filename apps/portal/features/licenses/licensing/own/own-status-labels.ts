import type { LicenseStatus } from '@timesync/contract';
import type { BadgeTone } from '~/components/ui';

interface StatusLabel {
  tone: BadgeTone;
  label: string;
  /** What the owner can do, if the label alone does not say it. */
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
