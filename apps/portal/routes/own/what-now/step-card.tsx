import { classNames } from '@timesync/ui';
import type { ReactNode } from 'react';

/** Of every card and of its outline, so that nothing below moves when the card comes. */
export const STEP_HEIGHT = 'min-h-58 sm:min-h-40';

interface StepCardProps {
  title: ReactNode;
  tone?: 'gold' | 'danger';
  action: ReactNode;
  children: ReactNode;
}

export function StepCard({ title, tone = 'gold', action, children }: StepCardProps) {
  return (
    <section
      aria-labelledby="what-now"
      className={classNames(
        'flex flex-wrap items-center justify-between gap-4 rounded-card border p-5',
        STEP_HEIGHT,
        tone === 'gold' ? 'border-gold/50 bg-gold-soft' : 'border-danger/40 bg-danger-soft',
      )}
    >
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="what-now" className="font-bold text-ink text-lg">
          {title}
        </h2>
        <div className="mt-1 text-ink text-sm">{children}</div>
      </div>
      <div className="grid w-full sm:w-auto">{action}</div>
    </section>
  );
}
