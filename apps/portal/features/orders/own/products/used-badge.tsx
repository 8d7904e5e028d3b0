import { Badge } from '~/components/ui/content/badge';

export function UsedBadge({ used }: { used: boolean }) {
  return used ? (
    <Badge tone="neutral">Telah dipakai</Badge>
  ) : (
    <Badge tone="success">Belum dipakai</Badge>
  );
}
