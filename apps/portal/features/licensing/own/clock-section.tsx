import { useState } from 'react';
import { PartOnDemand } from '~/components/ui/feedback/part-on-demand';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { loadOnDemand } from '~/lib/browser/load-on-demand';

const codes = loadOnDemand(async () => (await import('./own-clock')).OwnClockCodes);

/** Neither its code nor its data is fetched before it is opened. */
export function ClockSection({ licenseId }: { licenseId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="rounded-control border border-line px-4"
    >
      <summary className="flex min-h-12 cursor-pointer items-center font-semibold text-brand-text">
        Atur jam di perangkat ini
      </summary>
      {isOpen && (
        <div className="pb-4">
          <PartOnDemand
            part={codes}
            partProps={{ licenseId }}
            fallback={<Skeleton className="h-40" />}
          />
        </div>
      )}
    </details>
  );
}
