import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
}

export function PageHeader({ title, description, action }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="break-words font-bold text-2xl text-ink sm:text-3xl">{title}</h1>
        {description && <p className="mt-1 break-words text-ink-muted">{description}</p>}
      </div>
      {action}
    </header>
  );
}
