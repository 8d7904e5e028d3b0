import type { OrderStatus } from '@timesync/contract';
import { classNames } from '@timesync/ui';
import { Badge, OneLine } from '~/components/ui';
import {
  orderStatusLabels,
  PART_REFUNDED,
  PROOF_REJECTED,
  SHIPPING_COST_AWAITED,
} from './order-status-labels';

interface OrderStatusBadgeProps {
  status: OrderStatus;
  /** For the customer: his last proof was refused. */
  needsNewProof?: boolean;
  awaitsShippingCost?: boolean;
  refundedAmount?: number;
  /** In an admin's list: what the status itself says is not said again. */
  isInRow?: boolean;
}

export function OrderStatusBadge(props: OrderStatusBadgeProps) {
  const { status, needsNewProof = false, isInRow = false } = props;
  const { tone, label: usual } = orderStatusLabels[status] ?? { label: '' };
  const special = needsNewProof ? PROOF_REJECTED : specialLabel(props);
  if (isInRow) {
    return (
      <>
        <Badge tone={tone}>{status}</Badge>
        {special && <OneLine className="text-ink-muted text-xs md:max-w-36">{special}</OneLine>}
      </>
    );
  }
  return (
    // In one line with its label, or above them: then both lie as the text around them does. Hence a
    // wide space in between, which a line's end swallows, and no margin.
    <span className="inline-block leading-7 [word-spacing:0.25rem]">
      <Badge tone={tone}>{status}</Badge>{' '}
      <span
        className={classNames(
          'inline-block font-semibold text-xs [word-spacing:normal]',
          // The special ones are long: in a full table they may take two lines.
          !special && 'md:whitespace-nowrap',
          needsNewProof ? 'text-danger-text' : 'text-ink',
        )}
      >
        {special ?? usual}
      </span>
    </span>
  );
}

function specialLabel(props: OrderStatusBadgeProps): string | undefined {
  const { status, awaitsShippingCost = false, refundedAmount = 0 } = props;
  if (status === 'pending' && awaitsShippingCost) return SHIPPING_COST_AWAITED;
  return status === 'paid' && refundedAmount > 0 ? PART_REFUNDED : undefined;
}
