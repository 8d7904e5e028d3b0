import { useState } from 'react';
import { Fold } from '~/components/ui/content/fold';
import { lazyPart } from '~/components/ui/feedback/lazy-part';
import { Skeleton } from '~/components/ui/feedback/skeleton';

const OwnClockCodes = lazyPart(
  async () => (await import('./own-clock')).OwnClockCodes,
  () => ({ fallback: <Skeleton className="h-40" /> }),
);

/** Neither its code nor its data is fetched before it is opened. */
export function ClockSection({ licenseId }: { licenseId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold
      title="QR pengaturan jam"
      isRow
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen && <OwnClockCodes licenseId={licenseId} />}
    </Fold>
  );
}
