import type { OrderStatus } from '@timesync/contract';
import { Badge } from '~/components/ui/badge';
import { orderStatusWords } from './order-status-words';

export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { tone, words } = orderStatusWords[status];
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 max-md:justify-end">
      <Badge tone={tone}>{status}</Badge>
      <span className="text-ink-muted text-xs">{words}</span>
    </span>
  );
}
