import type { LicenseStatus } from '@timesync/contract';
import type { BadgeTone } from '~/components/ui/badge';

interface StatusWords {
  tone: BadgeTone;
  words: string;
}

export const licenseStatusWords: Record<LicenseStatus, StatusWords> = {
  unused: { tone: 'info', words: 'Belum dipakai' },
  active: { tone: 'success', words: 'Aktif' },
  suspended: { tone: 'warning', words: 'Ditangguhkan' },
  revoked: { tone: 'danger', words: 'Dicabut' },
};
