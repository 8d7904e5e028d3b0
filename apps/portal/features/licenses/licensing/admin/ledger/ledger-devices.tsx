import {
  countDeviceBody,
  deviceTypeName,
  type LicenseHolder,
  type ManagedLicense,
  type ManagedLicenseDetail,
} from '@timesync/contract';
import { Button } from '@timesync/ui';
import { useState } from 'react';
import { EntryDialog, TextareaField } from '~/components/form';
import { callApi } from '~/lib/api';
import { useStoreManagedLicense } from '../managed-license-queries';
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

interface CountDeviceDialogProps {
  license: ManagedLicense;
  device: LicenseHolder;
  onClose: () => void;
}

const labels = {
  free: {
    title: 'Jangan hitung perangkat ini?',
    description:
      'Untuk kesalahan kami atau ganti garansi. Pelanggan mendapat kembali satu jatah pindah.',
    confirm: 'Ya, jangan hitung',
    done: 'Perangkat ini tidak dihitung lagi',
  },
  counted: {
    title: 'Hitung perangkat ini lagi?',
    description: 'Perangkat ini kembali mengurangi jatah pindah pelanggan.',
    confirm: 'Ya, hitung lagi',
    done: 'Perangkat ini dihitung lagi',
  },
};

function CountDeviceDialog({ license, device, onClose }: CountDeviceDialogProps) {
  const store = useStoreManagedLicense();
  const isCounted = !device.isCounted;
  return (
    <EntryDialog
      {...(isCounted ? labels.counted : labels.free)}
      about={<code className="font-mono">{device.deviceId}</code>}
      back="Tidak, kembali"
      onClose={onClose}
      draft={`count device ${device.deviceId}`}
      schema={countDeviceBody}
      defaultValues={{ deviceId: device.deviceId, isCounted, reason: '' }}
      send={async (body) => {
        const params = { id: license.id };
        void store(await callApi('POST /admin/licenses/:id/devices', { params, body }));
      }}
    >
      <TextareaField name="reason" label="Alasan" rows={3} hint="Tercatat di riwayat lisensi." />
    </EntryDialog>
  );
}
