import type { OwnLicense, OwnMosque } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { type ReactNode, useState } from 'react';
import { CopyButton, lazyDialog } from '~/components/ui';
import { roomsOf } from './rooms-of';

const PlaceDialog = lazyDialog(async () => (await import('./mosque-dialogs')).PlaceDialog);

interface LicensesByRoomProps {
  licenses: readonly OwnLicense[];
  /** Undefined: those of the customer himself, which he may file to a mosque. */
  mosque: OwnMosque | undefined;
  mosques: readonly OwnMosque[];
  /** Shows the devices and the activation of one licence. */
  renderPanel: (license: OwnLicense) => ReactNode;
}

export function LicensesByRoom({ licenses, mosque, mosques, renderPanel }: LicensesByRoomProps) {
  const [placed, setPlaced] = useState<OwnLicense>();
  const rooms = roomsOf(licenses, mosque?.id ?? null);
  const mayPlace = mosque !== undefined || mosques.length > 0;
  const label = mosque ? 'Ganti ruang' : 'Catat ke masjid';
  if (rooms.length === 0) return <p className="text-ink-muted">Belum ada lisensi.</p>;
  return (
    <>
      {rooms.map(({ name, licenses: inside }) => (
        <section key={name ?? ''} className="mt-4 first:mt-0">
          {mosque && <h4 className="mb-2 font-semibold text-ink">{name ?? 'Ruang belum diisi'}</h4>}
          <ul className="space-y-3">
            {inside.map((license) => (
              <li key={license.id} className="rounded-control border border-line px-3.5 py-3">
                <code className="block break-all font-bold font-mono text-ink">
                  {license.licenseKey}
                </code>
                <p className="text-ink-muted text-sm">
                  {[license.product, license.variant].filter(Boolean).join(', ')}
                </p>
                <div className="mt-2 flex flex-wrap gap-2">
                  <CopyButton text={license.licenseKey} copiedMessage="License key disalin!">
                    Salin
                    <span className="sr-only">{license.licenseKey}</span>
                  </CopyButton>
                  {mayPlace && (
                    <Button variant="secondary" onClick={() => setPlaced(license)}>
                      {label}
                      <span className="sr-only">{license.licenseKey}</span>
                    </Button>
                  )}
                </div>
                {renderPanel(license)}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {placed && (
        <PlaceDialog
          license={placed}
          mosques={mosque ? [] : mosques}
          onClose={() => setPlaced(undefined)}
        />
      )}
    </>
  );
}
