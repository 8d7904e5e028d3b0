import { deviceTypeName, type LicenseHolder, type ManagedLicenseDetail } from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { CountDeviceDialog } from './count-device-dialog';
import { ledgerDeviceLabel } from './ledger-device-label';

/** Moves are counted from these: every device that ever held the licence. */
export function LedgerDevices({ license }: { license: ManagedLicenseDetail }) {
  const [asked, setAsked] = useState<LicenseHolder>();
  if (license.devices.length === 0) return null;
  return (
    <section aria-labelledby="license-devices">
      <h3 id="license-devices" className="font-bold text-ink">
        Perangkat yang pernah memakai
      </h3>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {license.devices.map((device) => (
          <li
            key={device.deviceId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
          >
            <Device device={device} />
            <Button variant="secondary" className="relative" onClick={() => setAsked(device)}>
              {device.isCounted ? 'Jangan hitung' : 'Hitung lagi'}
              <span className="sr-only">{device.deviceId}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <CountDeviceDialog license={license} device={asked} onClose={() => setAsked(undefined)} />
      )}
    </section>
  );
}

function Device({ device }: { device: LicenseHolder }) {
  return (
    <div className="min-w-0 text-sm">
      <p className="font-medium text-ink">
        {deviceTypeName(device.deviceType)}
        {!device.isCounted && <span className="font-normal"> (tidak dihitung)</span>}
      </p>
      <p className="font-mono text-ink-muted text-xs">{device.deviceId}</p>
      <p className="text-ink-muted text-xs">{ledgerDeviceLabel(device)}</p>
    </div>
  );
}
