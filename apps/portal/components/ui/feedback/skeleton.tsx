import { classNames } from '@timesync/ui';

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block h-4 animate-pulse rounded-control bg-line', className)}
    />
  );
}
