import type { ManagedLicense } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Link } from 'react-router';
import type { Column } from '~/components/data-table/column';
import { BoundDevice } from './bound-device';
import { CopyKey } from './copy-key';
import { LicenseStatusBadge } from './license-status-badge';
import { invoiceUrl } from './managed-license-url';
import { transfersUsedLabel } from './transfers-used';

export function managedLicenseColumns(onOpen: (id: number) => void): Column<ManagedLicense>[] {
  return [
    {
      id: 'licenseKey',
      header: 'Lisensi',
      onPhone: 'subject',
      cell: (license) => (
        <>
          <CopyKey licenseKey={license.licenseKey} isInRow />
          <span className="block max-md:hidden">
            {license.product}
            <span className="block text-ink-muted">{license.variant}</span>
          </span>
        </>
      ),
    },
    {
      id: 'owner',
      header: 'Pemilik',
      onPhone: 'detail',
      cell: ({ owner, invoiceNumber }) => (
        <>
          <span className="block">{owner.name}</span>
          <span className="wrap-anywhere block text-ink-muted max-md:hidden">{owner.email}</span>
          <span className="max-md:hidden">
            <Invoice invoiceNumber={invoiceNumber} />
          </span>
        </>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      onPhone: 'detail',
      cell: (license) => (
        <>
          <LicenseStatusBadge status={license.status} />
          <span className="mt-1 block text-ink-muted text-xs max-md:hidden">
            {license.used ? 'Pernah dipakai' : 'Belum pernah dipakai'}
          </span>
        </>
      ),
    },
    {
      id: 'device',
      header: 'Perangkat',
      cell: (license) => (
        <>
          <BoundDevice device={license.device} />
          <span className="block text-ink-muted text-xs">
            Pindah {transfersUsedLabel(license.transfersUsed)}
          </span>
        </>
      ),
    },
    {
      id: 'actions',
      header: 'Aksi',
      onPhone: 'action',
      cell: (license) => (
        // Positioned, so that hidden words stay inside when the table is scrolled sideways.
        <Button variant="secondary" className="relative" onClick={() => onOpen(license.id)}>
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
      to={invoiceUrl(invoiceNumber)}
      className="inline-flex min-h-11 items-center whitespace-nowrap text-brand-text underline underline-offset-2"
    >
      {invoiceNumber}
    </Link>
  );
}
