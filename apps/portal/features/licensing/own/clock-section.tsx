import { useState } from 'react';
import { Fold } from '~/components/ui/content/fold';
import { PartOnDemand } from '~/components/ui/feedback/part-on-demand';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { loadOnDemand } from '~/lib/browser/load-on-demand';

const codes = loadOnDemand(async () => (await import('./own-clock')).OwnClockCodes);

/** Neither its code nor its data is fetched before it is opened. */
export function ClockSection({ licenseId }: { licenseId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold
      title="Atur jam di perangkat ini"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen && (
        <PartOnDemand
          part={codes}
          partProps={{ licenseId }}
          fallback={<Skeleton className="h-40" />}
        />
      )}
    </Fold>
  );
}
