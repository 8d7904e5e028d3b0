import type { OwnProduct } from '@timesync/contract';
import { Button, classNames } from '@timesync/ui';
import type { ReactNode } from 'react';
import type { Column } from '~/components/data-table/column';
import { CopyLicense } from './copy-license';
import { DownloadLink } from './download-link';
import { LicenseKey } from './license-key';
import { LICENSES_AT_FIRST } from './licenses-at-first';
import { UsedBadge } from './used-badge';

const firstLicenses = ({ licenses }: OwnProduct) => licenses.slice(0, LICENSES_AT_FIRST);
const hasMore = ({ licenses }: OwnProduct) => licenses.length > LICENSES_AT_FIRST;

// Keys and states are two columns whose lines belong together, so all lines have the same height.
function stacked(line: OwnProduct, draw: (license: OwnProduct['licenses'][number]) => ReactNode) {
  if (line.licenses.length === 0) return undefined;
  return (
    <ul className="py-1.5">
      {firstLicenses(line).map((license) => (
        <li key={license.id} className="flex min-h-8 items-center">
          {draw(license)}
        </li>
      ))}
    </ul>
  );
}

/** Returns a text that fits in one line of a phone. */
function usedInShort({ licenses }: OwnProduct): ReactNode {
  const [first] = licenses;
  if (!first) return 'Tanpa lisensi';
  if (licenses.length === 1) return <UsedBadge used={first.used} />;
  const usedCount = licenses.filter(({ used }) => used).length;
  return (
    <span className="flex flex-wrap gap-1">
      {usedCount > 0 && <UsedBadge used count={usedCount} />}
      {usedCount < licenses.length && (
        <UsedBadge used={false} count={licenses.length - usedCount} />
      )}
    </span>
  );
}

export function ownProductColumns(onDetail: (id: number) => void): Column<OwnProduct>[] {
  return [
    {
      id: 'product',
      header: 'Nama produk',
      onPhone: 'subject',
      cell: (line) => (
        <>
          <span className="font-semibold">{line.product.name}</span>
          {line.mosque && <span className="block text-ink-muted text-sm">{line.mosque.name}</span>}
        </>
      ),
    },
    { id: 'productVariant', header: 'Variant', cell: (line) => line.productVariant?.name ?? '-' },
    {
      id: 'licenses.licenseKey',
      header: 'License key',
      cell: (line) => (
        <>
          {stacked(line, ({ licenseKey }) => (
            <span className="text-xs">
              <LicenseKey licenseKey={licenseKey} />
            </span>
          )) ?? 'Tanpa lisensi'}
          {hasMore(line) && (
            <button
              type="button"
              onClick={() => onDetail(line.id)}
              className="min-h-11 font-semibold text-brand-text underline"
            >
              Lihat semua ({line.licenses.length})
            </button>
          )}
        </>
      ),
    },
    {
      id: 'licenses.used',
      header: 'Status',
      onPhone: 'detail',
      cell: (line) => (
        <>
          <span className="md:hidden">{usedInShort(line)}</span>
          {/* The line is as high as the button below the keys. */}
          <div className={classNames('max-md:hidden', hasMore(line) && 'pb-11')}>
            {stacked(line, ({ used }) => <UsedBadge used={used} />) ?? '-'}
          </div>
        </>
      ),
    },
    {
      id: 'actions',
      header: 'Aksi',
      onPhone: 'actions',
      cell: (line) => (
        <div className="flex flex-wrap gap-2 max-md:pt-1 max-md:*:px-3 max-md:[&_svg]:hidden md:justify-end md:py-1">
          <CopyLicense licenses={line.licenses} />
          <DownloadLink fileUrl={line.product.fileUrl} productName={line.product.name} />
          <Button variant="secondary" onClick={() => onDetail(line.id)}>
            Detail
            <span className="sr-only">{line.product.name}</span>
          </Button>
        </div>
      ),
    },
  ];
}
