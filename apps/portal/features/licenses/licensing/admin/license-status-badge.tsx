import type { LicenseStatus } from '@timesync/contract';
import { Badge } from '~/components/ui/content/badge';
import { licenseStatusLabels } from './license-status-labels';

export function LicenseStatusBadge({ status }: { status: LicenseStatus }) {
  const { tone, label } = licenseStatusLabels[status];
  return <Badge tone={tone}>{label}</Badge>;
}
