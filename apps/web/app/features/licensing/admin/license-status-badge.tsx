import type { LicenseStatus } from '@timesync/contract';
import { Badge } from '~/components/ui/content/badge';
import { licenseStatusWords } from './license-status-labels';

export function LicenseStatusBadge({ status }: { status: LicenseStatus }) {
  const { tone, words } = licenseStatusWords[status];
  return <Badge tone={tone}>{words}</Badge>;
}
