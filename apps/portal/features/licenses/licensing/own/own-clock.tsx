import { findRegion, heightSentence, parseSettings, townHeight } from '@timesync/clock';
import { clockFileUrl, LICENSE_PARAMETER, type OwnClock, screens } from '@timesync/contract';
import { Alert, buttonStyle, QrCode } from '@timesync/ui';
import { Clock, Download } from 'lucide-react';
import { Loaded } from '~/components/ui';
import { useOwnClock } from './own-license-queries';

/** The settings of this licence's clock, for its box to scan. */
export default function OwnClockCodes({ licenseId }: { licenseId: number }) {
  return (
    <Loaded query={useOwnClock(licenseId)} failure="Pengaturan jam tidak dapat dimuat.">
      {(clock) => (
        <div className="space-y-4">
          {clock.code && isPlaced(clock) ? (
            <Codes licenseId={licenseId} clock={clock} code={clock.code} />
          ) : clock.code ? (
            <Alert tone="info">
              Kota jam ini belum pernah dipilih, jadi waktu sholatnya memakai contoh. Pilih kota
              masjid Anda di halaman jam, lalu simpan.
            </Alert>
          ) : (
            <Alert tone="info">
              Jam perangkat ini belum diatur. Isi nama masjid, kota, dan iqomah di halaman jam, lalu
              simpan.
            </Alert>
          )}
          <a
            href={`${screens.clock}?${LICENSE_PARAMETER}=${licenseId}`}
            className={buttonStyle(
              isPlaced(clock) ? 'secondary' : 'primary',
              'regular',
              'w-full sm:w-auto',
            )}
          >
            <Clock aria-hidden className="size-5" />
            {!clock.code && 'Atur jam'}
            {clock.code && (isPlaced(clock) ? 'Ubah pengaturan jam' : 'Pilih kota')}
          </a>
        </div>
      )}
    </Loaded>
  );
}

/** Settings that were stored before the town had to be chosen may have none. */
function isPlaced({ settings }: OwnClock): boolean {
  const { citySlug, position } = parseSettings(settings);
  return position !== undefined || citySlug !== undefined;
}

function Codes({ licenseId, clock, code }: { licenseId: number; clock: OwnClock; code: string }) {
  const { mosque, citySlug, position, height } = parseSettings(clock.settings);
  const { region } = findRegion(citySlug);
  const place = position ? 'lokasi yang dipilih' : region;
  const town = citySlug ? { region, height: townHeight(citySlug) } : undefined;
  return (
    <>
      <p className="text-ink text-sm">
        <span className="font-semibold" dir="auto">
          {mosque}
        </span>
        , {place}. Pindai QR ini dengan perangkat; setelah dipakai, layarnya menampilkan{' '}
        <span className="font-semibold">nomor {clock.counter}</span>.
      </p>
      <p className="text-ink-muted text-sm">{heightSentence(height, town)}</p>
      <QrCode
        text={code}
        label="QR pengaturan jam"
        correction="medium"
        className="w-full max-w-80 rounded-control"
      />
      <a href={clockFileUrl(licenseId)} className={buttonStyle('secondary')}>
        <Download aria-hidden className="size-5" />
        Unduh berkas .jms
      </a>
    </>
  );
}
