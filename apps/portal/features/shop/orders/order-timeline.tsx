import { type OrderEvent, ownEventLabel } from '@timesync/contract';
import { Timeline } from '~/components/ui';

interface OrderTimelineProps {
  events: OrderEvent[];
  /** The default is the customer's label. */
  labelOf?: (event: OrderEvent) => string;
}

export function OrderTimeline({ events, labelOf = ownEventLabel }: OrderTimelineProps) {
  const moments = events.map((event) => ({
    id: `${event.at} ${event.action}`,
    label: labelOf(event),
    note: event.note && (isReason(event) ? `Alasan: ${event.note}` : event.note),
    at: event.at,
  }));
  return <Timeline moments={moments} />;
}

const refusals: OrderEvent['action'][] = [
  'cancel',
  'reject',
  'refund',
  'refundPart',
  'refuseClaim',
];

/** The note of another event is data: a tracking number, a cost. */
const isReason = ({ action }: OrderEvent) => refusals.includes(action);
