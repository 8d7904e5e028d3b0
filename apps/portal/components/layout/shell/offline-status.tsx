import { WifiOff } from 'lucide-react';
import { useIsOnline } from '~/lib/offline/connection';

/** A calm line instead of an error for every request that fails. */
export function OfflineStatus() {
  const isOnline = useIsOnline();
  return (
    <p
      role="status"
      className="mb-4 flex items-center gap-2 rounded-control bg-sunken px-4 py-2.5 text-ink text-sm empty:hidden"
    >
      {!isOnline && (
        <>
          <WifiOff aria-hidden className="size-5 shrink-0" />
          Tanpa internet: yang tampil adalah data terakhir.
        </>
      )}
    </p>
  );
}
