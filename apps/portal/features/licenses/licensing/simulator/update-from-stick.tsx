import { Alert, buttonStyle } from '@timesync/ui';
import { Usb } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { acceptUpdate } from './accept-update';
import type { InstalledVersion, SimulatedDevice } from './simulated-device';

const BOTH_FILES = 'Pilih dua berkas sekaligus: APK dan berkas .jmu-nya.';

interface UpdateFromStickProps {
  device: SimulatedDevice;
  onInstalled: (installed: InstalledVersion) => void;
}

export function UpdateFromStick({ device, onInstalled }: UpdateFromStickProps) {
  const id = useId();
  const [refusal, setRefusal] = useState<string>();
  const { installed } = device;
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    const apk = files.find(({ name }) => name.endsWith('.apk'));
    const manifest = await files.find(({ name }) => name.endsWith('.jmu'))?.text();
    if (!apk || manifest === undefined) return setRefusal(BOTH_FILES);
    const verdict = await acceptUpdate(device, { manifest, apk });
    setRefusal(verdict.ok ? undefined : verdict.sentence);
    if (verdict.ok) onInstalled(verdict.installed);
  };
  return (
    <section aria-label="Pembaruan aplikasi" className="flex flex-wrap items-center gap-3">
      <input
        id={id}
        type="file"
        multiple
        accept=".apk,.jmu"
        onChange={(event) => void read(event)}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonStyle(
          'quiet',
          'regular',
          'cursor-pointer border border-current/40 peer-focus-visible:outline-3 peer-focus-visible:outline-focus',
        )}
      >
        <Usb aria-hidden className="size-5" />
        Perbarui dari USB
      </label>
      {installed && (
        <p className="text-deep-muted text-sm">Kode versi terpasang: {installed.versionCode}</p>
      )}
      {refusal && <Alert tone="error">{refusal}</Alert>}
    </section>
  );
}
