import { formatDateTime, type OrderEvent, ownEventLabel } from '@timesync/contract';

interface OrderTimelineProps {
  events: OrderEvent[];
  /** The default is the customer's label. */
  labelOf?: (event: OrderEvent) => string;
}

export function OrderTimeline({ events, labelOf = ownEventLabel }: OrderTimelineProps) {
  return (
    <ol className="mt-3 ml-1.5 space-y-4 border-line border-l-2">
      {events.map((event) => (
        <li key={`${event.at} ${event.action}`} className="relative pl-5">
          <span
            aria-hidden
            className="-left-[7px] absolute top-1.5 size-3 rounded-full border-2 border-surface bg-gold"
          />
          <p className="font-medium text-ink text-sm">{labelOf(event)}</p>
          {event.note && (
            <p className="break-words text-ink-muted text-sm">
              {isReason(event) && 'Alasan: '}
              {event.note}
            </p>
          )}
          <p className="text-ink-muted text-xs">{formatDateTime(event.at)} WIB</p>
        </li>
      ))}
    </ol>
  );
}

const refusals: OrderEvent['action'][] = [
  'cancel',
  'reject',
  'refund',
  'refundPart',
  'refuseClaim',
];

/** The note of another event is a fact: a tracking number, a cost. */
const isReason = ({ action }: OrderEvent) => refusals.includes(action);
