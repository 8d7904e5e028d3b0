import { type LicenseStatus, licenseStatusNames } from '@timesync/contract';
import { Badge, type BadgeTone } from '~/components/ui';

const tones: Record<LicenseStatus, BadgeTone> = {
  unused: 'info',
  active: 'success',
  suspended: 'warning',
  revoked: 'danger',
};

export function LicenseStatusBadge({ status }: { status: LicenseStatus }) {
  return <Badge tone={tones[status]}>{licenseStatusNames[status]}</Badge>;
}
