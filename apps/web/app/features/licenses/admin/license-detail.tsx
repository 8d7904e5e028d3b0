import { formatDateTime, type LicenseAction, type ManagedLicenseDetail } from '@timesync/contract';
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { ButtonLink } from '~/components/ui/button-link';
import { ActivateForCustomerDialog } from './activate-for-customer-dialog';
import { BoundDevice } from './bound-device';
import { CopyKey } from './copy-key';
import { LicenseActionDialog } from './license-action-dialog';
import { actionsFor, actionWords, canActivate } from './license-actions';
import { licenseAuditAddress } from './license-address';
import { LicenseFact } from './license-fact';
import { LicenseStatusBadge } from './license-status-badge';
import { LicenseTimeline } from './license-timeline';
import { transfersUsedWords } from './transfers-used';

export function LicenseDetail({ license }: { license: ManagedLicenseDetail }) {
  const [asked, setAsked] = useState<LicenseAction | 'activate'>();
  const close = () => setAsked(undefined);
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
        </LicenseFact>
        <LicenseFact label="Pindah perangkat">
          {transfersUsedWords(license.transfersUsed)} terpakai
        </LicenseFact>
        <LicenseFact label="Invoice">{license.invoiceNumber ?? 'Hadiah'}</LicenseFact>
        <LicenseFact label="Terbit">{formatDateTime(license.issuedAt)} WIB</LicenseFact>
      </dl>
      <div className="flex flex-wrap gap-3">
        {canActivate(license) && (
          <Button onClick={() => setAsked('activate')}>
            <Smartphone aria-hidden className="size-5" />
            Aktifkan lewat telepon
          </Button>
        )}
        {actionsFor(license).map((action) => (
          <Button
            key={action}
            variant="secondary"
            className={action === 'revoke' ? 'text-danger-text' : undefined}
            onClick={() => setAsked(action)}
          >
            {actionWords[action].label}
          </Button>
        ))}
      </div>
      <LicenseTimeline {...license} />
      <footer className="border-line border-t pt-5">
        <ButtonLink variant="secondary" to={licenseAuditAddress(license.id)}>
          Lihat di Audit
        </ButtonLink>
      </footer>
      {asked === 'activate' && <ActivateForCustomerDialog license={license} onClose={close} />}
      {asked && asked !== 'activate' && (
        <LicenseActionDialog license={license} action={asked} onClose={close} />
      )}
    </div>
  );
}
