import { classNames } from '@timesync/ui';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'info';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-muted',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-gold-soft text-gold-text',
  danger: 'bg-danger-soft text-danger-text',
  info: 'bg-info-soft text-info-text',
};

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 font-semibold text-xs sm:whitespace-nowrap',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
