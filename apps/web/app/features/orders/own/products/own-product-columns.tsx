import type { OwnProduct } from '@timesync/contract';
import type { ReactNode } from 'react';
import type { Column } from '~/components/data-table/column';
import { Button } from '~/components/ui/buttons/button';
import { CopyLicense } from './copy-license';
import { DownloadLink } from './download-link';
import { LicenseKey } from './license-key';
import { LICENSES_AT_FIRST } from './licenses-at-first';
import { UsedBadge } from './used-badge';

const firstLicenses = ({ licenses }: OwnProduct) => licenses.slice(0, LICENSES_AT_FIRST);
const hasMore = ({ licenses }: OwnProduct) => licenses.length > LICENSES_AT_FIRST;

// Keys and states stand in two columns, line by line beside each other: all lines are equally high.
function stacked(owned: OwnProduct, draw: (license: OwnProduct['licenses'][number]) => ReactNode) {
  if (owned.licenses.length === 0) return undefined;
  return (
    <ul className="md:py-1.5">
      {firstLicenses(owned).map((license) => (
        <li key={license.id} className="flex min-h-8 items-center max-md:justify-end">
          {draw(license)}
        </li>
      ))}
    </ul>
  );
}

export function ownedProductColumns(onDetail: (id: number) => void): Column<OwnProduct>[] {
  return [
    {
      id: 'product',
      header: 'Nama produk',
      cell: (owned) => <span className="font-semibold">{owned.product.name}</span>,
    },
    { id: 'variant', header: 'Variant', cell: (owned) => owned.productVariant?.name ?? '-' },
    {
      id: 'license',
      header: 'License key',
      cell: (owned) => (
        <>
          {stacked(owned, ({ licenseKey }) => (
            <span className="text-xs">
              <LicenseKey licenseKey={licenseKey} />
            </span>
          )) ?? 'Tanpa lisensi'}
          {hasMore(owned) && (
            <button
              type="button"
              onClick={() => onDetail(owned.id)}
              className="min-h-11 font-semibold text-brand-text underline"
            >
              Lihat semua ({owned.licenses.length})
            </button>
          )}
        </>
      ),
    },
    {
      id: 'used',
      header: 'Status',
      cell: (owned) => (
        // As high as the button below the keys.
        <div className={hasMore(owned) ? 'md:pb-11' : undefined}>
          {stacked(owned, ({ used }) => <UsedBadge used={used} />) ?? '-'}
        </div>
      ),
    },
    {
      id: 'actions',
      header: 'Aksi',
      cell: (owned) => (
        <div className="flex flex-wrap gap-2 py-1 max-md:justify-end">
          <CopyLicense licenses={owned.licenses} />
          <DownloadLink fileUrl={owned.product.fileUrl} productName={owned.product.name} />
          <Button variant="secondary" onClick={() => onDetail(owned.id)}>
            Detail
            <span className="sr-only">{owned.product.name}</span>
          </Button>
        </div>
      ),
    },
  ];
}
