import { formatDate, type OwnParcel } from '@timesync/contract';
import { classNames } from '@timesync/ui';
import { stepsOf } from './parcel-steps';

interface DeliveryStepsProps {
  parcel: OwnParcel;
  /** Null for a replacement, which is free. */
  paidAt: string | null;
}

/** Lunas → Dikirim → Diterima, with the day of each. */
export function DeliverySteps({ parcel, paidAt }: DeliveryStepsProps) {
  return (
    <ol
      aria-label="Perjalanan paket"
      className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-y-3"
    >
      {stepsOf(parcel, paidAt).map(({ label, at, isDone }) => (
        <li
          key={label}
          aria-current={isDone ? undefined : 'step'}
          className={classNames(
            'border-t-4 pt-2 pr-2 text-sm',
            isDone ? 'border-brand' : 'border-line',
          )}
        >
          <span className={isDone ? 'font-semibold text-ink' : 'text-ink-muted'}>{label}</span>
          <span className="block text-ink-muted">{at ? formatDate(at) : 'belum'}</span>
        </li>
      ))}
    </ol>
  );
}
