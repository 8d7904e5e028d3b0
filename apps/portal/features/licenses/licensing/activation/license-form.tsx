// If the device already uses this licence, its code is shown without a confirmation: nothing is bound.

import { type ActivationAnswer, deviceTypeName } from '@timesync/contract';
import { Alert, Button, Field, Input } from '@timesync/ui';
import { type FormEvent, useState } from 'react';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { messageOf } from '~/lib/api/api-error';
import { usePrefetch } from '~/lib/browser/use-prefetch';
import { type ChoosableLicenses, type Device, useActivate } from './activation-queries';
import { readChosenLicense } from './chosen-license';
import { LicenseChoice } from './license-choice';
import { licenseName } from './license-name';
import { firstChoice, TYPED_KEY } from './license-options';

const ActivationQuestion = lazyDialog(
  async () => (await import('./activation-question')).ActivationQuestion,
);

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
  const [isAsking, setIsAsking] = useState(false);
  const activation = useActivate();
  usePrefetch(ActivationQuestion.prefetch);
  const chosen = readChosenLicense(choice, typedKey);
  const isInUseHere = choosable.inUseHere.some(({ id }) => String(id) === choice);

  const activate = async () => {
    if (!chosen.ok) return;
    try {
      const named = deviceName.trim() ? { deviceName } : {};
      onActivated(await activation.mutateAsync({ request, ...chosen.license, ...named }));
    } catch (error) {
      setProblem(messageOf(error, 'Aktivasi gagal. Coba lagi.'));
      setIsAsking(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(chosen.ok ? undefined : chosen.sentence);
    if (!chosen.ok) return;
    if (isInUseHere) void activate();
    else setIsAsking(true);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      {choosable.inUseHere.length + choosable.usable.length === 0 && (
        <Alert tone="info">
          Tidak ada lisensi Anda yang bebas untuk {deviceTypeName(device.deviceType)}. Ketik license
          key bila Anda memilikinya.
        </Alert>
      )}
      <LicenseChoice {...choosable} value={choice} onChange={setChoice} />
      {choice === TYPED_KEY && (
        <Field label="License key">
          {(control) => (
            <Input
              {...control}
              value={typedKey}
              placeholder="TV-XXXX-XXXX-XXXX-XXXX"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={({ target }) => setTypedKey(target.value)}
              className="font-mono uppercase"
            />
          )}
        </Field>
      )}
      {!isInUseHere && (
        <Field label="Nama perangkat (boleh kosong)">
          {(control) => (
            <Input
              {...control}
              value={deviceName}
              maxLength={100}
              placeholder="TV ruang utama"
              onChange={({ target }) => setDeviceName(target.value)}
            />
          )}
        </Field>
      )}
      {problem && <Alert tone="error">{problem}</Alert>}
      <Button type="submit" isPending={activation.isPending} className="min-h-14 w-full text-base!">
        {isInUseHere ? 'Tampilkan kode' : 'Aktifkan perangkat ini'}
      </Button>
      {isAsking && chosen.ok && (
        <ActivationQuestion
          device={device}
          licenseName={licenseName([...choosable.inUseHere, ...choosable.usable], chosen.license)}
          isPending={activation.isPending}
          onConfirm={() => void activate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </form>
  );
}
