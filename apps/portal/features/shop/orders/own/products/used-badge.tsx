import { Badge } from '~/components/ui/content/badge';

/** With a count it stands for several licences. */
export function UsedBadge({ used, count }: { used: boolean; count?: number }) {
  return (
    <Badge tone={used ? 'neutral' : 'success'}>
      {used ? 'Telah dipakai' : 'Belum dipakai'}
      {count !== undefined && ` (${count})`}
    </Badge>
  );
}
