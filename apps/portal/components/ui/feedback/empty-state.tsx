import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <span className="grid size-16 place-items-center rounded-full bg-gold-soft text-gold-text">
        <Icon aria-hidden className="size-7" strokeWidth={1.75} />
      </span>
      <p className="font-semibold text-ink text-lg">{title}</p>
      {children && <div className="max-w-sm text-ink-muted text-sm">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
