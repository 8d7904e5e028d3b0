import type { OwnLicense } from '@timesync/contract';
import { Button } from '@timesync/ui';
import type { ReactNode } from 'react';
import { CopyButton } from '~/components/ui/buttons/copy-button';
import { Badge } from '~/components/ui/content/badge';
import { Skeleton } from '~/components/ui/feedback/skeleton';
import { OwnLicensePanel } from './own-license-panel';
import { useOwnLicenses } from './own-license-queries';
import { ownStatusLabels } from './own-status-labels';

interface OwnLicenseListProps {
  /** Shown when there are no licences. */
  whenEmpty: ReactNode;
}

/** Every licence on its own, because one that was given belongs to no bought product. */
export function OwnLicenseList({ whenEmpty }: OwnLicenseListProps) {
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useOwnLicenses();
  const licenses = data?.pages.flatMap((page) => page.data);
  if (licenses?.length === 0) return whenEmpty;
  return (
    <>
      {licenses && (
        <ul className="space-y-3">
          {licenses.map((license) => (
            <Entry key={license.id} license={license} />
          ))}
        </ul>
      )}
      {!licenses && !isError && <Skeleton className="h-40" />}
      {isError && !isFetching && (
        <div role="alert" className="space-y-3 py-4 text-center">
          <p className="text-ink">Lisensi Anda tidak dapat dimuat.</p>
          <Button variant="secondary" onClick={() => refetch()}>
            Coba lagi
          </Button>
        </div>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4 w-full"
          isPending={isFetching}
          onClick={() => fetchNextPage()}
        >
          Tampilkan lebih banyak
        </Button>
      )}
    </>
  );
}

function Entry({ license }: { license: OwnLicense }) {
  const { id, licenseKey, product, variant, status, isHandedOut } = license;
  const { tone, label } = isHandedOut
    ? ({ tone: 'warning', label: 'Menunggu diambil' } as const)
    : ownStatusLabels[status];
  return (
    <li className="space-y-2 rounded-control border border-line px-3.5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <code className="block break-all font-bold font-mono text-ink">{licenseKey}</code>
          <span className="block text-ink-muted text-sm">
            {product}
            {variant && `, ${variant}`}
          </span>
          <Badge tone={tone}>{label}</Badge>
        </div>
        <CopyButton text={licenseKey} copiedMessage="License key disalin!">
          Salin
          <span className="sr-only">{licenseKey}</span>
        </CopyButton>
      </div>
      <OwnLicensePanel licenseId={id} licenseKey={licenseKey} />
    </li>
  );
}
