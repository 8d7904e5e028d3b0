import { Inbox } from 'lucide-react';
import { EmptyState } from '~/components/ui/feedback/empty-state';
import { LoadFailure } from '~/components/ui/feedback/load-failure';

/** Shown instead of rows: nothing found or, with `onRetry`, a failure. */
export function TableMessage({
  columnCount,
  onRetry,
}: {
  columnCount: number;
  onRetry?: () => void;
}) {
  return (
    <tr className="block md:table-row">
      <td colSpan={columnCount} className="block md:table-cell">
        {onRetry ? (
          <LoadFailure onRetry={onRetry} />
        ) : (
          <EmptyState icon={Inbox} title="Tidak ada data" />
        )}
      </td>
    </tr>
  );
}
