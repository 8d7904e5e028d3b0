import { type LicenseStatus, licenseStatusNames } from '@timesync/contract';
import type { BadgeTone } from '~/components/ui/content/badge';

interface StatusWords {
  tone: BadgeTone;
  words: string;
}

export const licenseStatusWords: Record<LicenseStatus, StatusWords> = {
  unused: { tone: 'info', words: licenseStatusNames.unused },
  active: { tone: 'success', words: licenseStatusNames.active },
  suspended: { tone: 'warning', words: licenseStatusNames.suspended },
  revoked: { tone: 'danger', words: licenseStatusNames.revoked },
};
