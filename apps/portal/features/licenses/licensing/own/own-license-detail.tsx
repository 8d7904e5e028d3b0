import {
  type ActivationAnswer,
  deviceTypeName,
  formatDate,
  type OwnLicense,
  screens,
} from '@timesync/contract';
import { Alert } from '@timesync/ui';
import { MonitorSmartphone } from 'lucide-react';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import type { PhotoSource } from '~/components/ui/inputs/pick-photo';
import { ActivationCodes } from './activation-codes';
import { ClockSection } from './clock-section';
import { HandOutLicense } from './hand-out-license';
import { OtherWays } from './other-ways';
import { ownStatusLabels } from './own-status-labels';
import { TransferSection } from './transfer-section';
import { WallSheetLinks } from './wall-sheet-links';

interface OwnLicenseDetailProps {
  license: OwnLicense;
  photos: PhotoSource;
}

export function OwnLicenseDetail({ license, photos }: OwnLicenseDetailProps) {
  const { activation, status } = license;
  const { meaning } = ownStatusLabels[status];
  return (
    <div className="space-y-4">
      {/* The badge beside the key says whether it is used. */}
      {meaning && <p className="text-ink text-sm">{meaning}</p>}
      {status === 'unused' && (
        <ButtonLink to={screens.activation} className="w-full sm:w-auto">
          <MonitorSmartphone aria-hidden className="size-5" />
          Aktivasi
        </ButtonLink>
      )}
      {status === 'active' && activation && (
        <>
          {activation.isPacked && (
            <Alert tone="success">
              <strong className="block">Sudah aktif: nyalakan</strong>
              Lisensi ini sudah terpasang di box yang kami kirim.
            </Alert>
          )}
          <OwnDevice activation={activation} />
          <ActivationCodes activation={activation} />
        </>
      )}
      {license.canBeHandedOut && <HandOutLicense license={license} />}
      {status !== 'revoked' && (
        <>
          <ClockSection licenseId={license.id} />
          <TransferSection license={license} photos={photos} />
        </>
      )}
      {status === 'active' && activation && (
        <>
          <WallSheetLinks licenseId={license.id} />
          <ActivateAgain />
          <OtherWays activation={activation} />
        </>
      )}
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

function OwnDevice({ activation }: { activation: ActivationAnswer }) {
  const { deviceId, deviceName, deviceType, activatedAt } = activation;
  return (
    <p className="text-ink text-sm">
      <span className="font-semibold">{deviceName ?? deviceTypeName(deviceType)}</span> sejak{' '}
      {formatDate(activatedAt)}
      <span className="block font-mono text-ink-muted">{deviceId}</span>
    </p>
  );
}
