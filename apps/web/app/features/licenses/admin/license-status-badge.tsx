import type { LicenseStatus } from '@timesync/contract';
import { Badge } from '~/components/ui/badge';
import { licenseStatusWords } from './license-status-words';

export function LicenseStatusBadge({ status }: { status: LicenseStatus }) {
  const { tone, words } = licenseStatusWords[status];
  return <Badge tone={tone}>{words}</Badge>;
}
