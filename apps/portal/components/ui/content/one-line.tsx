import { classNames } from '@timesync/ui';

/** Text of any length on one line of a table: what does not fit ends in "…" and is in its tooltip. */
export function OneLine({ className, children }: { className?: string; children: string }) {
  return (
    <span title={children} className={classNames('block truncate', className)}>
      {children}
    </span>
  );
}
