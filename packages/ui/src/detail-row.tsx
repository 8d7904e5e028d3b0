import type { ReactNode } from 'react';

/** One labelled value, inside a `dl`. */
export function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 text-sm">
      <dt className="text-ink-muted">{label}</dt>
      <dd className="break-words font-medium text-ink">{children}</dd>
    </div>
  );
}
