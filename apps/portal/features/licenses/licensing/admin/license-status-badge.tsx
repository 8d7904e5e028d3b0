import { type LicenseStatus, licenseStatusNames } from '@timesync/contract';
import { Badge, type BadgeTone } from '~/components/ui';

export function LicenseStatusBadge({ status }: { status: LicenseStatus }) {
  const { tone, label } = licenseStatusLabels[status];
  return <Badge tone={tone}>{label}</Badge>;
}

interface StatusLabel {
  tone: BadgeTone;
  label: string;
}

const licenseStatusLabels: Record<LicenseStatus, StatusLabel> = {
  unused: { tone: 'info', label: licenseStatusNames.unused },
  active: { tone: 'success', label: licenseStatusNames.active },
  suspended: { tone: 'warning', label: licenseStatusNames.suspended },
  revoked: { tone: 'danger', label: licenseStatusNames.revoked },
};
