import { classNames, controlStyle } from '@timesync/ui';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The phone's own picker: large, familiar, and it needs no script. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={classNames(controlStyle, 'h-12 appearance-none pr-10', className)}
      />
      <ChevronDown
        aria-hidden
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 size-5 text-ink-muted"
      />
    </span>
  );
}
