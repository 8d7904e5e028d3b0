import { formatDateTime, type ManagedLicenseDetail, shownEmail } from '@timesync/contract';
import { DetailRow } from '@timesync/ui';
import { ButtonLink, Dialog, Loaded, type RowDialogProps, Timeline } from '~/components/ui';
import { useMay } from '~/lib/session/use-may';
import { BoundDevice } from './bound-device';
import { CopyKey } from './copy-key';
import { LedgerDevices } from './ledger/ledger-devices';
import { LicenseButtons } from './license-buttons';
import { licenseEventLabel } from './license-event-labels';
import { LicenseStatusBadge } from './license-status-badge';
import { useManagedLicense } from './managed-license-queries';
import { licenseHistoryUrl } from './managed-license-url';
import { transfersUsedLabel } from './transfers-used';

export default function ManagedLicenseDialog({ id, onClose }: RowDialogProps) {
  const license = useManagedLicense(id);
  return (
    <Dialog onClose={onClose} size="large" title="Detail Lisensi">
      <Loaded query={license} failure="Lisensi ini tidak dapat dimuat.">
        {(loaded) => <LicenseDetail license={loaded} />}
      </Loaded>
    </Dialog>
  );
}

function LicenseDetail({ license }: { license: ManagedLicenseDetail }) {
  const may = useMay();
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CopyKey licenseKey={license.licenseKey} />
        <LicenseStatusBadge status={license.status} />
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <DetailRow label="Produk">
          {license.product}
          <span className="block font-normal">{license.variant}</span>
        </DetailRow>
        <DetailRow label="Pemilik">
          {license.owner.name}
          <span className="wrap-anywhere block font-normal">{shownEmail(license.owner.email)}</span>
        </DetailRow>
        {license.mosque && <DetailRow label="Masjid">{license.mosque.name}</DetailRow>}
        <DetailRow label="Perangkat">
          <BoundDevice device={license.device} />
          {license.needsProof && (
            <span className="block font-normal">Dilepas sendiri; perangkat lain perlu bukti</span>
          )}
        </DetailRow>
        <DetailRow label="Pindah perangkat">
          {transfersUsedLabel(license.transfersUsed)} terpakai
          {license.resets.used > 0 && (
            <span className="block font-normal">
              Reset perangkat setahun ini: {license.resets.used} dari {license.resets.allowed}
            </span>
          )}
        </DetailRow>
        <DetailRow label="Invoice">{license.invoiceNumber ?? 'Hadiah'}</DetailRow>
        <DetailRow label="Terbit">{formatDateTime(license.issuedAt)} WIB</DetailRow>
      </dl>
      <LicenseButtons license={license} />
      <LedgerDevices license={license} />
      <LicenseTimeline {...license} />
      {may('admin') && (
        <footer className="border-line border-t pt-5">
          <ButtonLink variant="secondary" to={licenseHistoryUrl(license.id)}>
            Lihat di Audit
          </ButtonLink>
        </footer>
      )}
    </div>
  );
}

type LicenseTimelineProps = Pick<ManagedLicenseDetail, 'timeline' | 'issuedAt' | 'invoiceNumber'>;

/** Newest first. Issuing is recorded with the order, so it is read from the licence itself. */
function LicenseTimeline({ timeline, issuedAt, invoiceNumber }: LicenseTimelineProps) {
  const moments = timeline.map((entry) => ({
    id: entry.id,
    label: licenseEventLabel(entry),
    note: entry.note && `Catatan: ${entry.note}`,
    at: entry.at,
  }));
  const issuing = {
    id: 0,
    label: `Terbit dari pesanan ${invoiceNumber}`,
    note: null,
    at: issuedAt,
  };
  return (
    <section aria-labelledby="license-timeline">
      <h3 id="license-timeline" className="font-bold text-ink">
        Riwayat lisensi
      </h3>
      <Timeline moments={invoiceNumber ? [...moments, issuing] : moments} />
    </section>
  );
}
