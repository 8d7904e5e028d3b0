import { Inbox, WifiOff } from 'lucide-react';
import { Button } from '~/components/ui/buttons/button';
import { EmptyState } from '~/components/ui/feedback/empty-state';

/** What stands in place of rows: nothing found or, with `onRetry`, a failure. */
export function TableMessage({
  columnCount,
  onRetry,
}: {
  columnCount: number;
  onRetry?: () => void;
}) {
  return (
    <tr className="block rounded-card border border-line bg-surface md:table-row md:border-0">
      <td colSpan={columnCount} className="block md:table-cell">
        {onRetry ? (
          <EmptyState
            icon={WifiOff}
            title="Data gagal dimuat"
            action={
              <Button variant="secondary" onClick={onRetry}>
                Coba lagi
              </Button>
            }
          />
        ) : (
          <EmptyState icon={Inbox} title="Tidak ada data" />
        )}
      </td>
    </tr>
  );
}
