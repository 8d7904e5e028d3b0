import { formatDateTime } from '@timesync/contract';
import { Timer } from 'lucide-react';
import { useNow } from '~/lib/browser/use-now';
import { timeLeftLabel } from '~/lib/values/time-left-label';

const SECOND_MS = 1000;

export function TimeLeft({ until }: { until: string }) {
  const now = useNow(SECOND_MS);
  return (
    <p className="flex items-start gap-2.5 text-ink">
      <Timer aria-hidden className="mt-0.5 size-5 shrink-0 text-gold-text" />
      <span>
        {/* The countdown is hidden from screen readers, which read the deadline instead. */}
        <span role="timer" className="font-bold tabular-nums">
          Sisa {timeLeftLabel(until, now)}
        </span>
        <span className="block text-ink-muted text-sm">
          Bayar sebelum <strong>{formatDateTime(until)} WIB</strong>.
        </span>
      </span>
    </p>
  );
}
