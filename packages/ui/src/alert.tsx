import { CircleAlert, CircleCheck, Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type AlertTone = 'error' | 'success' | 'info';

const tones: Record<AlertTone, { icon: LucideIcon; className: string }> = {
  error: { icon: CircleAlert, className: 'border-danger/30 bg-danger-soft text-danger-text' },
  success: {
    icon: CircleCheck,
    className: 'border-success-text/25 bg-success-soft text-success-text',
  },
  info: { icon: Info, className: 'border-info-text/25 bg-info-soft text-info-text' },
};

interface AlertProps {
  tone: AlertTone;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** Errors interrupt a screen reader; the other tones wait until it is their turn. */
export function Alert({ tone, id, className, children }: AlertProps) {
  const { icon: Icon, className: toneClass } = tones[tone];
  return (
    <div
      id={id}
      role={tone === 'error' ? 'alert' : 'status'}
      className={classNames(
        'flex scroll-m-2 gap-2.5 rounded-control border px-3.5 py-3 font-medium text-sm',
        toneClass,
        className,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 break-words">{children}</div>
    </div>
  );
}
