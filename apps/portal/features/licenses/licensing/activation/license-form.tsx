import { type ActivationAnswer, deviceTypeName, type OwnLicense } from '@timesync/contract';
import { Alert, Button, LabelledInput } from '@timesync/ui';
import { type FormEvent, useState } from 'react';
import { RadioGroup } from '~/components/ui';
import { messageOf } from '~/lib/api';
import { type ChoosableLicenses, type Device, useActivate } from './activation-queries';
import {
  firstChoice,
  goodsName,
  licenseName,
  readChosenLicense,
  TYPED_KEY,
} from './license-options';

interface LicenseFormProps {
  request: string;
  device: Device;
  choosable: ChoosableLicenses;
  onActivated: (answer: ActivationAnswer) => void;
}

export function LicenseForm({ request, device, choosable, onActivated }: LicenseFormProps) {
  const [choice, setChoice] = useState(() => firstChoice(choosable));
  const [typedKey, setTypedKey] = useState('');
  const [deviceName, setDeviceName] = useState('');
  const [problem, setProblem] = useState<string>();
  const activation = useActivate();
  const chosen = readChosenLicense(choice, typedKey);
  const isInUseHere = choosable.inUseHere.some(({ id }) => String(id) === choice);

  const activate = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(chosen.ok ? undefined : chosen.sentence);
    if (!chosen.ok) return;
    try {
      const named = deviceName.trim() ? { deviceName } : {};
      onActivated(await activation.mutateAsync({ request, ...chosen.license, ...named }));
    } catch (error) {
      setProblem(messageOf(error, 'Aktivasi gagal. Coba lagi.'));
    }
  };
  return (
    <form noValidate onSubmit={activate} className="space-y-5">
      {choosable.inUseHere.length + choosable.usable.length === 0 && (
        <Alert tone="info">
          Tidak ada lisensi Anda yang bebas untuk {deviceTypeName(device.deviceType)}. Ketik license
          key bila Anda memilikinya.
        </Alert>
      )}
      <LicenseChoice {...choosable} value={choice} onChange={setChoice} />
      {choice === TYPED_KEY && (
        <LabelledInput
          label="License key"
          value={typedKey}
          placeholder="TV-XXXX-XXXX-XXXX-XXXX"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setTypedKey(target.value)}
          className="font-mono uppercase"
        />
      )}
      {!isInUseHere && (
        <LabelledInput
          label="Nama perangkat (boleh kosong)"
          value={deviceName}
          maxLength={100}
          placeholder="TV ruang utama"
          onChange={({ target }) => setDeviceName(target.value)}
        />
      )}
      {!isInUseHere && (
        <p className="text-ink-muted text-sm">
          <span className="font-semibold text-ink">
            {chosen.ok ? licenseName(choosable.usable, chosen.license) : 'Lisensi ini'}
          </span>{' '}
          akan terikat pada {deviceTypeName(device.deviceType)}{' '}
          <span className="whitespace-nowrap font-mono">{device.deviceId}</span>. Setelah itu hanya
          dapat dipindah 3 kali dalam 3 tahun.
        </p>
      )}
      {problem && <Alert tone="error">{problem}</Alert>}
      <Button type="submit" isPending={activation.isPending} className="min-h-14 w-full text-base!">
        {isInUseHere ? 'Tampilkan kode' : 'Aktifkan perangkat ini'}
      </Button>
    </form>
  );
}

interface LicenseChoiceProps extends ChoosableLicenses {
  value: string | undefined;
  onChange: (value: string) => void;
}

function LicenseChoice({ inUseHere, usable, value, onChange }: LicenseChoiceProps) {
  return (
    <RadioGroup
      legend="Pilih lisensi"
      value={value}
      onChange={onChange}
      options={[
        ...inUseHere.map((license) => optionOf(license, 'Sudah aktif di perangkat ini')),
        ...usable.map((license) => optionOf(license)),
        { value: TYPED_KEY, label: 'Ketik license key' },
      ]}
    />
  );
}

function optionOf(license: OwnLicense, note?: string) {
  return {
    value: String(license.id),
    label: goodsName(license),
    description: (
      <>
        <span className="block font-mono">{license.licenseKey}</span>
        {note && <span className="block font-semibold text-success-text">{note}</span>}
      </>
    ),
  };
}
