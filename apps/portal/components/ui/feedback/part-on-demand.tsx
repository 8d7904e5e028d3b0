import { Alert, Button } from '@timesync/ui';
import type { ComponentType, ReactNode } from 'react';
import type { OnDemand } from '~/lib/browser/load-on-demand';
import { useOnDemand } from '~/lib/browser/use-on-demand';

interface PartOnDemandProps<Props> {
  part: OnDemand<ComponentType<Props>>;
  partProps: Props;
  /** Meanwhile. */
  fallback?: ReactNode;
  /** For a part the page can do without; any other says that it failed and offers a reload. */
  failure?: ReactNode;
}

/** A part of a page whose code is loaded when it is first rendered. */
export function PartOnDemand<Props extends object>(props: PartOnDemandProps<Props>) {
  const { part, partProps, fallback, failure } = props;
  const { code: Part, hasFailed } = useOnDemand(part, 1);
  if (Part) return <Part {...partProps} />;
  if (!hasFailed) return fallback;
  if (failure !== undefined) return failure;
  return <PartFailure />;
}

/** Only a reload helps in every browser: most remember that a script failed and never fetch it again. */
export function PartFailure() {
  return (
    <div className="space-y-4">
      <Alert tone="error">
        Bagian ini gagal dimuat. Periksa koneksi internet Anda, lalu muat ulang halaman.
      </Alert>
      <Button className="w-full" onClick={() => window.location.reload()}>
        Muat ulang halaman
      </Button>
    </div>
  );
}
