import { Button, Card } from '@timesync/ui';
import { WifiOff } from 'lucide-react';
import { EmptyState } from './empty-state';

interface LoadFailureProps {
  onRetry: () => unknown;
}

/** Replaces what could not be read. */
export function LoadFailure({ onRetry }: LoadFailureProps) {
  return (
    <EmptyState
      icon={WifiOff}
      title="Data gagal dimuat"
      action={
        <Button variant="secondary" onClick={() => onRetry()}>
          Coba lagi
        </Button>
      }
    />
  );
}

export function LoadFailureCard({ onRetry }: LoadFailureProps) {
  return (
    <Card role="alert">
      <LoadFailure onRetry={onRetry} />
    </Card>
  );
}
