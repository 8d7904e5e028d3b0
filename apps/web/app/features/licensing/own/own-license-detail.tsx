import { type OwnLicense, screens } from '@timesync/contract';
import { MonitorSmartphone } from 'lucide-react';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { Badge } from '~/components/ui/content/badge';
import { ActivationCodes } from './activation-codes';
import { OwnedDevice } from './own-device';
import { ownedStatusWords } from './own-status-labels';
import type { PhotoWay } from './photo-upload';
import { TransferSection } from './transfer-section';

interface OwnedLicenseDetailProps {
  license: OwnLicense;
  photoWay: PhotoWay;
}

export function OwnedLicenseDetail({ license, photoWay }: OwnedLicenseDetailProps) {
  const { activation, status } = license;
  const { tone, words, meaning } = ownedStatusWords[status];
  return (
    <div className="space-y-4">
      <div className="space-y-2">
        <Badge tone={tone}>{words}</Badge>
        <p className="text-ink text-sm">{meaning}</p>
      </div>
      {status === 'unused' && (
        <ButtonLink to={screens.activation} className="w-full sm:w-auto">
          <MonitorSmartphone aria-hidden className="size-5" />
          Aktivasi
        </ButtonLink>
      )}
      {status === 'active' && activation && (
        <>
          <OwnedDevice activation={activation} />
          <ActivationCodes activation={activation} />
          <ActivateAgain />
        </>
      )}
      {status !== 'revoked' && <TransferSection license={license} photoWay={photoWay} />}
    </div>
  );
}

/** A box that was reset shows a new code; its licence answers it again, free. */
function ActivateAgain() {
  return (
    <div className="space-y-2">
      <p className="text-ink-muted text-sm">
        Perangkat ini habis di-reset atau meminta kode baru? Pindai lagi layarnya. Jatah pindah
        tidak berkurang; reset gratis sampai 3 kali setahun.
      </p>
      <ButtonLink to={screens.activation} variant="secondary" className="w-full sm:w-auto">
        <MonitorSmartphone aria-hidden className="size-5" />
        Aktivasi lagi
      </ButtonLink>
    </div>
  );
}
