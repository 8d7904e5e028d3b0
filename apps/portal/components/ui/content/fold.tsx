import { classNames } from '@timesync/ui';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface FoldProps extends Pick<ComponentProps<'details'>, 'open' | 'onToggle' | 'children'> {
  title: string;
  /** One of several in a `FoldList`. */
  isRow?: boolean | undefined;
}

/** A part that few people need at once: its title, and the rest after a tap. */
export function Fold({ title, isRow = false, children, ...details }: FoldProps) {
  return (
    <details
      className={classNames('group/fold', !isRow && 'rounded-control border border-line px-4')}
      {...details}
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold text-brand-text [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open/fold:rotate-180" />
      </summary>
      <div className="space-y-3 pb-4">{children}</div>
    </details>
  );
}

/** What is rarely needed, one line each. */
export function FoldList({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line border-line border-y">{children}</div>;
}
