import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LICENSE_PARAMETER, type OwnProduct, screens } from '@timesync/contract';
import { Button, buttonStyle, classNames } from '@timesync/ui';
import type { ReactNode } from 'react';
import { type Column, DataTable, useListState } from '~/components/data-table';
import { ButtonLink } from '~/components/ui';
import { keys, readOf } from '~/lib/api';
import {
  CopyLicense,
  DownloadLink,
  LICENSES_AT_FIRST,
  LicenseKey,
  UsedBadge,
} from './license-parts';
import { placeOf } from './place-of';

interface OwnProductsTableProps {
  onDetail: (id: number) => void;
  /** Shown when nothing was bought. */
  whenEmpty: ReactNode;
}

export function OwnProductsTable({ onDetail, whenEmpty }: OwnProductsTableProps) {
  const list = useListState();
  const products = useQuery({
    ...readOf(keys.ownProducts, 'GET /my-products', {
      query: { page: String(list.page), limit: String(list.limit) },
    }),
    placeholderData: keepPreviousData,
    // Bought a minute ago and approved just now: the keys must be there without a reload.
    staleTime: 0,
  });
  if (products.data?.total === 0) return whenEmpty;
  return (
    <DataTable
      caption="Produk yang sudah Anda beli"
      columns={ownProductColumns(onDetail)}
      query={products}
      list={list}
      onOpen={({ id }) => onDetail(id)}
    />
  );
}

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

function ownProductColumns(onDetail: (id: number) => void): Column<OwnProduct>[] {
  return [
    {
      id: 'product',
      header: 'Nama produk',
      onPhone: 'subject',
      cell: (line) => <ProductAndPlace line={line} />,
    },
    {
      id: 'productVariant',
      header: 'Variant',
      cell: (line) => line.productVariant?.name ?? <span className="max-md:hidden">-</span>,
    },
    {
      id: 'licenses.licenseKey',
      header: 'License key',
      onPhone: 'last',
      cell: (line) => (
        <>
          <KeyOnPhone line={line} />
          <div className="max-md:hidden">
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
          </div>
        </>
      ),
    },
    {
      id: 'licenses.used',
      header: 'Status',
      onPhone: 'action',
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
        <div className="flex items-center max-md:flex-wrap max-md:pt-1 max-md:[&_svg]:hidden md:-mr-4 md:justify-end">
          <NextUse licenses={line.licenses} />
          <span className="contents max-md:hidden">
            <CopyLicense licenses={line.licenses} isQuiet isIcon />
          </span>
          <DownloadLink fileUrl={line.product.fileUrl} productName={line.product.name} isInTable />
          <Button variant="quiet" className="text-brand-text" onClick={() => onDetail(line.id)}>
            Detail
            <span className="sr-only">{line.product.name}</span>
          </Button>
        </div>
      ),
    },
  ];
}

/** On a phone the mosque and the room come first: it is where its owner looks for it. */
function ProductAndPlace({ line }: { line: OwnProduct }) {
  const place = placeOf(line);
  return (
    <span className="flex flex-col max-md:flex-col-reverse">
      <span
        className={classNames('font-semibold', place && 'max-md:font-normal max-md:text-ink-muted')}
      >
        {line.product.name}
      </span>
      {place && (
        <span className="text-ink-muted text-sm max-md:text-base max-md:text-ink">{place}</span>
      )}
    </span>
  );
}

/** What its owner does with it on his phone. */
function NextUse({ licenses }: Pick<OwnProduct, 'licenses'>) {
  const [first] = licenses;
  if (!first) return null;
  if (licenses.some(({ used }) => !used)) {
    return (
      <ButtonLink to={screens.activation} variant="secondary" className="md:hidden">
        Aktifkan
      </ButtonLink>
    );
  }
  if (licenses.length > 1) return null;
  return (
    <a
      href={`${screens.clock}?${LICENSE_PARAMETER}=${first.id}`}
      className={buttonStyle('secondary', 'regular', 'md:hidden')}
    >
      Atur jam
    </a>
  );
}

function KeyOnPhone({ line: { licenses } }: { line: OwnProduct }) {
  const [first] = licenses;
  if (!first) return null;
  return (
    <div className="flex items-center justify-between gap-2 md:hidden">
      {licenses.length === 1 ? (
        <span className="text-xs">
          <LicenseKey licenseKey={first.licenseKey} />
        </span>
      ) : (
        <span className="text-ink-muted">{licenses.length} license key</span>
      )}
      <CopyLicense licenses={licenses} isQuiet />
    </div>
  );
}
