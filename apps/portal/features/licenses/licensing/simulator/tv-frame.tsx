import { brand, formatDeviceId, screens } from '@timesync/contract';
import { Alert, buttonStyle } from '@timesync/ui';
import { Usb, Wifi, WifiOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BrandHeader } from '~/components/layout/brand-header';
import { Confirm, DialogButton, FileInput } from '~/components/ui';
import { useIsOnline } from '~/lib/offline/connection';
import { acceptUpdate } from './accept-update';
import { deviceIdOf, type InstalledVersion, type SimulatedDevice } from './simulated-device';
import type { Simulator } from './use-simulated-device';

/** One screen of 1280×720 without scrolling; on a phone its parts are stacked. */
export function TvFrame({ simulator, children }: { simulator: Simulator; children: ReactNode }) {
  const { device } = simulator;
  return (
    <div className="girih flex min-h-dvh flex-col bg-deep text-deep-ink">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3 lg:px-10">
        <BrandHeader to={screens.landing} isCompact />
        <div className="min-w-0">
          <h1 className="font-bold text-lg leading-tight">Simulator perangkat {brand.name}</h1>
          <p className="text-deep-muted text-sm">
            ID perangkat <span className="font-mono">{formatDeviceId(deviceIdOf(device))}</span>
          </p>
        </div>
        <div className="ml-auto flex flex-wrap items-center gap-4 max-lg:ml-0">
          <NetworkMark />
          <UpdateFromStick device={device} onInstalled={simulator.install} />
          <NewDeviceButton onConfirm={simulator.startAgain} />
        </div>
      </header>
      <main className="flex flex-1 flex-col px-5 pb-6 lg:px-10">{children}</main>
    </div>
  );
}

/** Shows that nothing here depends on the network. */
function NetworkMark() {
  const isOnline = useIsOnline();
  const Icon = isOnline ? Wifi : WifiOff;
  return (
    <p className="flex items-center gap-2 text-deep-muted text-sm">
      <Icon aria-hidden className="size-5" />
      {isOnline ? 'Terhubung internet' : 'Tanpa internet'}
    </p>
  );
}

function NewDeviceButton({ onConfirm }: { onConfirm: () => Promise<void> }) {
  return (
    <DialogButton
      variant="quiet"
      className="border border-deep-muted"
      dialog={(close) => (
        <Confirm
          onClose={close}
          title="Buat perangkat baru?"
          question="Perangkat ini dihapus dari browser: ID, Kode Perangkat, dan aktivasinya hilang."
          itemName="Lisensi yang sudah terikat tidak ikut kembali."
          actionLabel="Buat perangkat baru"
          send={onConfirm}
        />
      )}
    >
      Perangkat baru
    </DialogButton>
  );
}

const BOTH_FILES = 'Pilih dua berkas sekaligus: APK dan berkas .jmu-nya.';

interface UpdateFromStickProps {
  device: SimulatedDevice;
  onInstalled: (installed: InstalledVersion) => void;
}

function UpdateFromStick({ device, onInstalled }: UpdateFromStickProps) {
  const [refusal, setRefusal] = useState<string>();
  const { installed } = device;
  const read = async (_: File, files: File[]) => {
    const apk = files.find(({ name }) => name.endsWith('.apk'));
    const manifest = await files.find(({ name }) => name.endsWith('.jmu'))?.text();
    if (!apk || manifest === undefined) return setRefusal(BOTH_FILES);
    const verdict = await acceptUpdate(device, { manifest, apk });
    setRefusal(verdict.ok ? undefined : verdict.sentence);
    if (verdict.ok) onInstalled(verdict.installed);
  };
  return (
    <section aria-label="Pembaruan aplikasi" className="flex flex-wrap items-center gap-3">
      <FileInput
        types=".apk,.jmu"
        isSeveral
        onFile={read}
        className={buttonStyle('quiet', 'regular', 'border border-current/40')}
      >
        <Usb aria-hidden className="size-5" />
        Perbarui dari USB
      </FileInput>
      {installed && (
        <p className="text-deep-muted text-sm">Kode versi terpasang: {installed.versionCode}</p>
      )}
      {refusal && <Alert tone="error">{refusal}</Alert>}
    </section>
  );
}
