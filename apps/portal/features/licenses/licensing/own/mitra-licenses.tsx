import {
  deviceTypeName,
  formatDate,
  HELP_AFTER_DAYS,
  type MitraCounts,
  type MitraLicense,
  productLabel,
  screens,
} from '@timesync/contract';
import { Button, Card } from '@timesync/ui';
import { KeyRound } from 'lucide-react';
import { type Column, DataTable, useListState } from '~/components/data-table';
import { Badge, ButtonLink, Dialog, EmptyState, OneLine } from '~/components/ui';
import { useDialogEntry } from '~/lib/navigation/use-dialog-entry';
import { HandOutLicense } from './hand-out-license';
import { useMitraLicenses } from './own-license-queries';
import { ownStatusLabels } from './own-status-labels';

/** What became of the licences that a mitra bought; who needs help comes first. */
export function MitraLicenses() {
  const list = useListState();
  const licenses = useMitraLicenses(list);
  const opened = useDialogEntry<MitraLicense>();
  // As the list has it by now.
  const shown = licenses.data?.data.find(({ id }) => id === opened.value?.id) ?? opened.value;
  if (licenses.data?.total === 0) return <NothingBought />;
  return (
    <div className="space-y-6">
      {licenses.data && <Counts counts={licenses.data.counts} />}
      <DataTable
        caption="Lisensi yang Anda beli, yang perlu bantuan di atas"
        columns={columnsFor(opened.open)}
        query={licenses}
        list={list}
      />
      {shown && opened.value && (
        <Dialog onClose={opened.close} title={productLabel(shown.product, shown.variant)}>
          <code className="mb-4 block break-all font-bold font-mono text-ink">
            {shown.licenseKey}
          </code>
          <HandOutLicense license={shown} />
        </Dialog>
      )}
    </div>
  );
}

function Counts({ counts }: { counts: MitraCounts }) {
  const shown: Array<[string, number]> = [
    ['Dibeli', counts.bought],
    ['Dibagikan', counts.handedOut],
    ['Aktif', counts.active],
    ['Perlu bantuan', counts.needsHelp],
  ];
  return (
    <Card>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-6 gap-y-3">
        {shown.map(([name, count]) => (
          <div key={name}>
            <dt className="text-ink-muted text-sm">{name}</dt>
            <dd className="font-bold text-ink text-xl tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-muted text-sm">
        Perlu bantuan: dibeli {HELP_AFTER_DAYS} hari lalu atau lebih dan belum pernah aktif.
      </p>
    </Card>
  );
}

function columnsFor(onOpen: (license: MitraLicense) => void): Column<MitraLicense>[] {
  return [
    {
      id: 'product',
      header: 'Lisensi',
      onPhone: 'subject',
      cell: ({ product, variant, licenseKey, invoiceNumber }) => (
        <div className="md:py-1.5">
          <span className="block font-semibold">{variant ?? product}</span>
          {variant && <OneLine className="font-normal text-ink-muted text-xs">{product}</OneLine>}
          <span className="wrap-anywhere block font-normal text-ink-muted text-xs tabular-nums max-md:tracking-tight md:whitespace-nowrap">
            {licenseKey ?? invoiceNumber}
          </span>
        </div>
      ),
    },
    {
      id: 'status',
      header: 'Status',
      onPhone: 'detail',
      cell: (license) => <State license={license} />,
    },
    {
      id: 'town',
      header: 'Tempat',
      onPhone: 'detail',
      cell: ({ town, deviceType }) =>
        [town, deviceType && deviceTypeName(deviceType)].filter(Boolean).join(', ') || null,
    },
    {
      id: 'boughtAt',
      header: 'Dibeli',
      onPhone: 'named',
      cell: ({ boughtAt }) => <span className="whitespace-nowrap">{formatDate(boughtAt)}</span>,
    },
    {
      id: 'actions',
      header: 'Aksi',
      onPhone: 'action',
      cell: (license) =>
        license.canBeHandedOut && (
          <Button variant="secondary" onClick={() => onOpen(license)}>
            {license.isHandedOut ? 'Tautan' : 'Bagikan'}
            <span className="sr-only">{license.licenseKey}</span>
          </Button>
        ),
    },
  ];
}

function State({ license }: { license: MitraLicense }) {
  const { tone, label } = stateOf(license);
  return (
    <span className="flex flex-wrap gap-1.5">
      {license.needsHelp && <Badge tone="danger">Perlu bantuan</Badge>}
      <Badge tone={tone}>{label}</Badge>
    </span>
  );
}

function stateOf({ status, isHandedOut, licenseKey, activatedAt }: MitraLicense) {
  if (status === 'active') {
    const since = activatedAt ? ` sejak ${formatDate(activatedAt)}` : '';
    return { tone: 'success', label: `Aktif${since}` } as const;
  }
  if (status !== 'unused') return ownStatusLabels[status];
  if (isHandedOut) return { tone: 'warning', label: 'Menunggu diambil' } as const;
  if (licenseKey === null) return { tone: 'info', label: 'Sudah diambil, belum aktif' } as const;
  return { tone: 'neutral', label: 'Belum dibagikan' } as const;
}

function NothingBought() {
  return (
    <Card>
      <EmptyState
        icon={KeyRound}
        title="Belum ada lisensi"
        action={<ButtonLink to={screens.dashboard}>Lihat produk</ButtonLink>}
      >
        Lisensi yang Anda beli dengan harga mitra akan tampil di sini, juga setelah diambil masjid.
      </EmptyState>
    </Card>
  );
}
