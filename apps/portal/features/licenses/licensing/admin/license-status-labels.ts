import { type LicenseStatus, licenseStatusNames } from '@timesync/contract';
import type { BadgeTone } from '~/components/ui/content/badge';

interface StatusLabel {
  tone: BadgeTone;
  label: string;
}

export const licenseStatusLabels: Record<LicenseStatus, StatusLabel> = {
  unused: { tone: 'info', label: licenseStatusNames.unused },
  active: { tone: 'success', label: licenseStatusNames.active },
  suspended: { tone: 'warning', label: licenseStatusNames.suspended },
  revoked: { tone: 'danger', label: licenseStatusNames.revoked },
};
