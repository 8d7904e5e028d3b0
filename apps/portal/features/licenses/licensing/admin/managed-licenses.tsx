import { deviceTypeName, licenseStatusNames, type ManagedLicense } from '@timesync/contract';
import { Gift } from 'lucide-react';
import { type Column, ManagedList } from '~/components/data-table';
import { OfficeLink } from '~/components/links/office-link';
import { DialogButton, lazyDialog, OneLine } from '~/components/ui';
import { useOpenRow } from '~/lib/navigation/use-dialog-route';
import { useMay } from '~/lib/session/use-may';
import { optionsOf } from '~/lib/values/labels';
import { CopyKey } from './copy-key';
import { LicenseStatusBadge } from './license-status-badge';
import { managedLicenses } from './managed-license-queries';
import { invoiceUrl } from './managed-license-url';
import { transfersUsedLabel } from './transfers-used';

const GiveLicensesDialog = lazyDialog(() => import('./give/give-licenses-dialog'));

const columns: Column<ManagedLicense>[] = [
  {
    id: 'licenseKey',
    header: 'Lisensi',
    onPhone: 'subject',
    cell: (license) => (
      <>
        <CopyKey licenseKey={license.licenseKey} isInRow />
        <OneLine className="text-ink-muted text-xs max-md:hidden md:max-w-64">
          {[license.product, license.variant, license.alias && `dulu ${license.alias}`]
            .filter(Boolean)
            .join(', ')}
        </OneLine>
      </>
    ),
  },
  {
    id: 'owner',
    header: 'Pemilik',
    cell: ({ owner, mosque, invoiceNumber, isHandedOut }) => {
      const person = isHandedOut ? `Belum diambil, dari ${owner.name}` : owner.name;
      return (
        <>
          <OneLine className="font-medium md:max-w-56">{mosque?.name ?? person}</OneLine>
          <span className="flex gap-1.5 text-ink-muted text-xs">
            {mosque && <OneLine className="md:max-w-28">{person}</OneLine>}
            <Invoice invoiceNumber={invoiceNumber} />
          </span>
        </>
      );
    },
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, used }) => (
      <>
        <LicenseStatusBadge status={status} />
        {status === 'unused' && used && (
          <span className="block text-ink-muted text-xs">Pernah dipakai</span>
        )}
      </>
    ),
  },
  {
    id: 'device',
    header: 'Perangkat',
    cell: ({ device, transfersUsed }) => (
      <>
        {device && (
          <>
            <span className="block">{deviceTypeName(device.deviceType)}</span>
            <span className="block whitespace-nowrap font-mono text-ink-muted text-xs">
              {device.deviceId}
            </span>
          </>
        )}
        {!device && transfersUsed > 0 && (
          <span className="text-ink-muted">Pindah {transfersUsedLabel(transfersUsed)}</span>
        )}
      </>
    ),
  },
];

export default function ManagedLicenses() {
  const may = useMay();
  const open = useOpenRow();
  return (
    <ManagedList
      {...managedLicenses}
      caption="Semua lisensi, yang terbaru di atas"
      height="tall"
      columns={columns}
      filters={[
        { name: 'licenseKey', label: 'License key' },
        { name: 'email', label: 'Email' },
        { name: 'mosque', label: 'Masjid' },
        { name: 'status', label: 'Status', options: optionsOf(licenseStatusNames) },
        { name: 'init', label: 'Init' },
      ]}
      actions={{ nameOf: ({ licenseKey }) => licenseKey, onDetail: ({ id }) => open(id) }}
      buttons={
        may('admin') && (
          <DialogButton dialog={(close) => <GiveLicensesDialog onClose={close} />}>
            <Gift aria-hidden className="size-5" />
            Beri Lisensi
          </DialogButton>
        )
      }
    />
  );
}

function Invoice({ invoiceNumber }: Pick<ManagedLicense, 'invoiceNumber'>) {
  if (!invoiceNumber) return <span>Hadiah</span>;
  return (
    <OfficeLink
      area="orders"
      to={invoiceUrl(invoiceNumber)}
      className="whitespace-nowrap tabular-nums underline-offset-2 hover:text-brand-text hover:underline max-md:hidden"
    >
      {invoiceNumber}
    </OfficeLink>
  );
}
