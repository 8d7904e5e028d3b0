import {
  type ActivationAnswer,
  deviceTypeName,
  formatDate,
  formatShortCode,
  LICENSE_PARAMETER,
  type OwnLicense,
  screens,
  wallSheetSizes,
  wallSheetUrl,
} from '@timesync/contract';
import { Alert, buttonStyle } from '@timesync/ui';
import { Clock, MonitorSmartphone, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ButtonLink, Fold, FoldList, lazyPart, OutLink, Skeleton } from '~/components/ui';
import { DigitActions } from './digit-actions';
import { HandOutLicense } from './hand-out-license';
import { OtherWays } from './other-ways';
import { ownStatusLabels } from './own-status-labels';
import { TransferSection } from './transfer-section';

interface OwnLicenseDetailProps {
  license: OwnLicense;
  /** Below what is done most. */
  keyRow?: ReactNode;
}

/** First the digits and the usual actions, then the key, then what is rarely needed, folded. */
export default function OwnLicenseDetail({ license, keyRow }: OwnLicenseDetailProps) {
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

/** The answer that made the device permanent, shown again for ever. */
function ActivationCodes({ activation }: { activation: ActivationAnswer }) {
  const { isPacked, shortCode } = activation;
  if (!shortCode) {
    return (
      <p className="text-ink-muted text-sm">
        Perangkat ini diaktifkan lewat internet, jadi tidak ada angka yang perlu diketik.
      </p>
    );
  }
  return (
    <div className="space-y-3">
      <p className="text-ink-muted text-sm">
        {isPacked
          ? '20 angka cadangan, hanya bila box memintanya. Berlaku selamanya.'
          : '20 angka untuk diketik di perangkat itu. Berlaku selamanya.'}
      </p>
      {/* Selected or read out it is one text; on a narrow screen it breaks between groups only. */}
      <p className="rounded-card bg-gold-soft px-4 py-3 text-center font-extrabold font-mono text-2xl text-ink leading-relaxed">
        {formatShortCode(shortCode)}
      </p>
      <DigitActions activation={activation} digits={shortCode} />
    </div>
  );
}

const OwnClockCodes = lazyPart(
  () => import('./own-clock'),
  () => ({ fallback: <Skeleton className="h-40" /> }),
);

/** Neither its code nor its data is fetched before it is opened. */
function ClockSection({ licenseId }: { licenseId: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold
      title="QR pengaturan jam"
      isRow
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen && <OwnClockCodes licenseId={licenseId} />}
    </Fold>
  );
}

/** The next committee finds behind the TV what this one knows. */
function WallSheetLinks({ licenseId }: { licenseId: number }) {
  return (
    <div className="space-y-3">
      <p className="text-ink-muted text-sm">
        Lembar untuk ditempel di belakang TV: 20 angka, perangkat, dan cara menghubungi kami.
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        {wallSheetSizes.map((size) => (
          <OutLink
            key={size}
            icon={Printer}
            variant="secondary"
            href={wallSheetUrl(licenseId, size)}
          >
            Cetak lembar {size}
          </OutLink>
        ))}
      </div>
    </div>
  );
}
