import type { ManagedLicense } from '@timesync/contract';
import { Link } from 'react-router';
import type { Column } from '~/components/data-table/column';
import { Button } from '~/components/ui/button';
import { BoundDevice } from './bound-device';
import { CopyKey } from './copy-key';
import { invoiceAddress } from './license-address';
import { LicenseStatusBadge } from './license-status-badge';
import { transfersUsedWords } from './transfers-used';

export function licenseColumns(onOpen: (id: number) => void): Column<ManagedLicense>[] {
  return [
    { id: 'key', header: 'License key', cell: (license) => <CopyKey {...license} /> },
    {
      id: 'product',
      header: 'Produk',
      cell: (license) => (
        <>
          <span className="block font-semibold">{license.product}</span>
          <span className="block text-ink-muted">{license.variant}</span>
        </>
      ),
    },
    {
      id: 'owner',
      header: 'Pemilik',
      cell: ({ owner }) => (
        <>
          <span className="block">{owner.name}</span>
          <span className="wrap-anywhere block text-ink-muted">{owner.email}</span>
        </>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      cell: (license) => <LicenseStatusBadge status={license.status} />,
    },
    {
      id: 'used',
      header: 'Pernah dipakai',
      cell: (license) => (license.used ? 'Ya' : 'Belum'),
    },
    {
      id: 'device',
      header: 'Perangkat',
      cell: (license) => <BoundDevice device={license.device} />,
    },
    {
      id: 'transfers',
      header: 'Pindah',
      cell: (license) => (
        <span className="whitespace-nowrap">{transfersUsedWords(license.transfersUsed)}</span>
      ),
    },
    { id: 'invoice', header: 'Invoice', cell: (license) => <Invoice {...license} /> },
    {
      id: 'actions',
      header: 'Aksi',
      align: 'end',
      cell: (license) => (
        <Button variant="secondary" onClick={() => onOpen(license.id)}>
          Detail
          <span className="sr-only">{license.licenseKey}</span>
        </Button>
      ),
    },
  ];
}

function Invoice({ invoiceNumber }: Pick<ManagedLicense, 'invoiceNumber'>) {
  if (!invoiceNumber) return 'Hadiah';
  return (
    <Link
      to={invoiceAddress(invoiceNumber)}
      className="inline-flex min-h-11 items-center whitespace-nowrap text-brand-text underline underline-offset-2"
    >
      {invoiceNumber}
    </Link>
  );
}
