import { Alert, Button } from '@timesync/ui';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { OnDemand } from '~/lib/browser/load-on-demand';
import { useOnDemand } from '~/lib/browser/use-on-demand';

interface PartOnDemandProps<Props> {
  part: OnDemand<ComponentType<Props>>;
  partProps: Props;
  /** Meanwhile. */
  fallback?: ReactNode;
  /** For what one can do without; anything else says that it failed and how to try again. */
  failure?: ReactNode;
}

/** A part of a page whose code comes when it is first drawn. */
export function PartOnDemand<Props extends object>(props: PartOnDemandProps<Props>) {
  const { part, partProps, fallback, failure } = props;
  const [attempt, setAttempt] = useState(1);
  const { code: Part, hasFailed } = useOnDemand(part, attempt);
  if (Part) return <Part {...partProps} />;
  if (!hasFailed) return fallback;
  if (failure !== undefined) return failure;
  return <PartFailure onRetry={attempt === 1 ? () => setAttempt(2) : undefined} />;
}

/** Without a way to retry only a reload is offered: some browsers remember a failed file. */
export function PartFailure({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <div className="space-y-4">
      <Alert tone="error">
        Bagian ini gagal dimuat. Periksa koneksi internet Anda, lalu coba lagi.
      </Alert>
      <Button className="w-full" onClick={onRetry ?? (() => window.location.reload())}>
        {onRetry ? 'Coba lagi' : 'Muat ulang halaman'}
      </Button>
    </div>
  );
}
