import { formatDateTime, type ManagedLicenseDetail } from '@timesync/contract';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { BoundDevice } from './bound-device';
import { CopyKey } from './copy-key';
import { LedgerDevices } from './ledger/ledger-devices';
import { LicenseButtons } from './license-buttons';
import { LicenseFact } from './license-fact';
import { LicenseStatusBadge } from './license-status-badge';
import { LicenseTimeline } from './license-timeline';
import { licenseAuditAddress } from './managed-license-url';
import { transfersUsedWords } from './transfers-used';

export function LicenseDetail({ license }: { license: ManagedLicenseDetail }) {
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CopyKey licenseKey={license.licenseKey} />
        <LicenseStatusBadge status={license.status} />
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <LicenseFact label="Produk">
          {license.product}
          <span className="block font-normal">{license.variant}</span>
        </LicenseFact>
        <LicenseFact label="Pemilik">
          {license.owner.name}
          <span className="wrap-anywhere block font-normal">{license.owner.email}</span>
        </LicenseFact>
        <LicenseFact label="Perangkat">
          <BoundDevice device={license.device} />
          {license.coolingUntil && (
            <span className="block font-normal">
              Perangkat lain mulai {formatDateTime(license.coolingUntil)} WIB
            </span>
          )}
        </LicenseFact>
        <LicenseFact label="Pindah perangkat">
          {transfersUsedWords(license.transfersUsed)} terpakai
          {license.resets.used > 0 && (
            <span className="block font-normal">
              Reset perangkat setahun ini: {license.resets.used} dari {license.resets.allowed}
            </span>
          )}
        </LicenseFact>
        <LicenseFact label="Invoice">{license.invoiceNumber ?? 'Hadiah'}</LicenseFact>
        <LicenseFact label="Terbit">{formatDateTime(license.issuedAt)} WIB</LicenseFact>
      </dl>
      <LicenseButtons license={license} />
      <LedgerDevices license={license} />
      <LicenseTimeline {...license} />
      <footer className="border-line border-t pt-5">
        <ButtonLink variant="secondary" to={licenseAuditAddress(license.id)}>
          Lihat di Audit
        </ButtonLink>
      </footer>
    </div>
  );
}
