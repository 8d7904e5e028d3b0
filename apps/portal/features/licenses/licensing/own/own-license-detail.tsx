import {
  type ActivationAnswer,
  deviceTypeName,
  formatDate,
  LICENSE_PARAMETER,
  type OwnLicense,
  screens,
} from '@timesync/contract';
import { Alert, buttonStyle } from '@timesync/ui';
import { Clock, MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { Fold, FoldList } from '~/components/ui/content/fold';
import { ActivationCodes } from './activation-codes';
import { ClockSection } from './clock-section';
import { HandOutLicense } from './hand-out-license';
import { OtherWays } from './other-ways';
import { ownStatusLabels } from './own-status-labels';
import { TransferSection } from './transfer-section';
import { WallSheetLinks } from './wall-sheet-links';

interface OwnLicenseDetailProps {
  license: OwnLicense;
  /** Below what is done most. */
  keyRow?: ReactNode;
}

/** First the digits and the usual actions, then the key, then what is rarely needed, folded. */
export function OwnLicenseDetail({ license, keyRow }: OwnLicenseDetailProps) {
  const { activation, status } = license;
  const { meaning } = ownStatusLabels[status];
  const device = status === 'active' ? activation : null;
  return (
    <div className="space-y-4">
      {/* The badge beside the key says whether it is used. */}
      {meaning && <p className="text-ink text-sm">{meaning}</p>}
      {status === 'unused' && (
        <ButtonLink to={screens.activation} className="w-full">
          <MonitorSmartphone aria-hidden className="size-5" />
          Aktivasi
        </ButtonLink>
      )}
      {device && (
        <>
          {device.isPacked && (
            <Alert tone="success">
              <strong className="block">Sudah aktif: nyalakan</strong>
              Lisensi ini sudah terpasang di box yang kami kirim.
            </Alert>
          )}
          <ActivationCodes activation={device} />
        </>
      )}
      {status !== 'revoked' && (
        <a
          href={`${screens.clock}?${LICENSE_PARAMETER}=${license.id}`}
          className={buttonStyle(device ? 'primary' : 'secondary', 'regular', 'w-full')}
        >
          <Clock aria-hidden className="size-5" />
          Atur jam
        </a>
      )}
      {license.canBeHandedOut && <HandOutLicense license={license} />}
      {device && <OwnDevice activation={device} />}
      {keyRow}
      {status !== 'revoked' && (
        <>
          <TransferSection license={license} />
          <FoldList>
            <ClockSection licenseId={license.id} />
            {device && (
              <>
                <Fold title="Lembar untuk belakang TV" isRow>
                  <WallSheetLinks licenseId={license.id} />
                </Fold>
                <Fold title="Perangkat meminta kode lagi" isRow>
                  <ActivateAgain />
                </Fold>
                <OtherWays activation={device} isRow />
              </>
            )}
          </FoldList>
        </>
      )}
    </div>
  );
}

/** A box that was reset shows a new code; its licence answers it again, free. */
function ActivateAgain() {
  return (
    <>
      <p className="text-ink-muted text-sm">
        Perangkat ini habis di-reset atau meminta kode baru? Pindai lagi layarnya. Jatah pindah
        tidak berkurang; reset gratis sampai 3 kali setahun.
      </p>
      <ButtonLink to={screens.activation} variant="secondary" className="w-full sm:w-auto">
        <MonitorSmartphone aria-hidden className="size-5" />
        Aktivasi lagi
      </ButtonLink>
    </>
  );
}

function OwnDevice({ activation }: { activation: ActivationAnswer }) {
  const { deviceId, deviceName, deviceType, activatedAt } = activation;
  return (
    <p className="text-ink text-sm">
      <span className="font-semibold">{deviceName ?? deviceTypeName(deviceType)}</span> sejak{' '}
      {formatDate(activatedAt)}
      <span className="block font-mono text-ink-muted text-xs">{deviceId}</span>
    </p>
  );
}
