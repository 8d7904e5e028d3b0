import type { OwnLicense } from '@timesync/contract';
import { Button } from '@timesync/ui';
import type { ReactNode } from 'react';
import { Badge, CopyButton, Loaded } from '~/components/ui';
import { OwnLicensePanel } from './own-license-panel';
import { useOwnLicenses } from './own-license-queries';
import { ownStatusLabels } from './own-status-labels';

interface OwnLicenseListProps {
  /** Shown when there are no licences. */
  whenEmpty: ReactNode;
}

/** Every licence on its own, because one that was given belongs to no bought product. */
export function OwnLicenseList({ whenEmpty }: OwnLicenseListProps) {
  const query = useOwnLicenses();
  return (
    <Loaded query={query} failure="Lisensi Anda tidak dapat dimuat.">
      {({ pages }) =>
        pages[0]?.total === 0 ? (
          whenEmpty
        ) : (
          <>
            <ul className="space-y-3">
              {pages
                .flatMap(({ data }) => data)
                .map((license) => (
                  <Entry key={license.id} license={license} />
                ))}
            </ul>
            {query.hasNextPage && (
              <Button
                variant="secondary"
                className="mt-4 w-full"
                isPending={query.isFetching}
                onClick={() => query.fetchNextPage()}
              >
                Tampilkan lebih banyak
              </Button>
            )}
          </>
        )
      }
    </Loaded>
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
