import type { ReactNode } from 'react';
import { StarMark } from './star-mark';

interface MessagePageProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** A whole page that says one thing: not found, not allowed, something broke. */
export function MessagePage({ title, children, action }: MessagePageProps) {
  return (
    <div className="grid min-h-[70dvh] place-items-center px-5 py-16">
      <div className="flex max-w-md flex-col items-center gap-4 text-center">
        <StarMark className="size-14 text-gold" />
        <h1 className="font-bold text-2xl text-ink">{title}</h1>
        <div className="text-ink-muted">{children}</div>
        <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>
      </div>
    </div>
  );
}
