import { Badge } from '~/components/ui/content/badge';

/** A badge with a count represents several licences. */
export function UsedBadge({ used, count }: { used: boolean; count?: number }) {
  return (
    <Badge tone={used ? 'neutral' : 'success'}>
      {used ? 'Telah dipakai' : 'Belum dipakai'}
      {count !== undefined && ` (${count})`}
    </Badge>
  );
}
