import { licenseStatusNames, type ManagedLicense, shownEmail } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { Gift } from 'lucide-react';
import { Link } from 'react-router';
import type { Column } from '~/components/data-table/column';
import { ManagedList } from '~/components/data-table/managed-list';
import { optionsOf } from '~/lib/values/labels';
import { BoundDevice } from './bound-device';
import { CopyKey } from './copy-key';
import { LicenseStatusBadge } from './license-status-badge';
import { managedLicenses } from './managed-license-queries';
import { invoiceUrl } from './managed-license-url';
import { transfersUsedLabel } from './transfers-used';

const columns: Column<ManagedLicense>[] = [
  {
    id: 'licenseKey',
    header: 'Lisensi',
    onPhone: 'subject',
    cell: (license) => (
      <>
        <CopyKey licenseKey={license.licenseKey} isInRow />
        {license.alias && (
          <span className="wrap-anywhere block text-ink-muted text-sm">Dulu {license.alias}</span>
        )}
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
    cell: ({ owner, mosque, invoiceNumber, isHandedOut }) => (
      <>
        {mosque && <span className="block font-semibold">{mosque.name}</span>}
        <span className="block">
          {isHandedOut ? `Belum diambil, dari ${owner.name}` : owner.name}
        </span>
        <span className="wrap-anywhere block text-ink-muted max-md:hidden">
          {shownEmail(owner.email)}
        </span>
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
];

interface ManagedLicensesProps {
  onOpen: (id: number) => void;
  onGive: () => void;
}

export function ManagedLicenses({ onOpen, onGive }: ManagedLicensesProps) {
  return (
    <ManagedList
      {...managedLicenses}
      caption="Semua lisensi, yang terbaru di atas"
      columns={columns}
      filters={[
        { name: 'licenseKey', label: 'License key' },
        { name: 'email', label: 'Email' },
        { name: 'mosque', label: 'Masjid' },
        { name: 'status', label: 'Status', options: optionsOf(licenseStatusNames) },
        { name: 'init', label: 'Init' },
      ]}
      actions={{ nameOf: ({ licenseKey }) => licenseKey, onDetail: ({ id }) => onOpen(id) }}
      buttons={
        <Button onClick={onGive}>
          <Gift aria-hidden className="size-5" />
          Beri Lisensi
        </Button>
      }
    />
  );
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
