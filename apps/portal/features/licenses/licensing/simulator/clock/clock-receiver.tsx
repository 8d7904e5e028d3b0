import {
  type AcceptedSettings,
  choosePlace,
  indonesianCities,
  settingsSentences,
} from '@timesync/clock';
import { Alert, Button, buttonStyle } from '@timesync/ui';
import { QrCode, Usb } from 'lucide-react';
import { type ChangeEvent, useId, useState } from 'react';
import { readQrPhoto } from '~/lib/browser/qr/read-qr-photo';
import { PairingPanel } from '../pairing/pairing-panel';
import type { BoxClock, SimulatedDevice } from '../simulated-device';
import { acceptClock, storedClock } from './accept-clock';

/** Settings have at most 3,200 letters. */
const MAX_BYTES = 8_192;
const NO_QR = 'QR tidak terbaca di foto ini. Foto lebih dekat dan lurus, lalu pilih lagi.';

type Question = Extract<AcceptedSettings, { result: 'apply' | 'ask' }>;

interface ClockReceiverProps {
  device: SimulatedDevice;
  onAccepted: (clock: BoxClock) => void;
}

/** A box has no camera of its own here, so it reads a picture of the code, or a file from a stick. */
export function ClockReceiver({ device, onAccepted }: ClockReceiverProps) {
  const [refusal, setRefusal] = useState<string>();
  const [question, setQuestion] = useState<Question>();

  const receive = async (text: string | undefined) => {
    setRefusal(undefined);
    setQuestion(undefined);
    if (text === undefined) return setRefusal(NO_QR);
    const verdict = await acceptClock(device, text);
    if (verdict.result === 'apply') onAccepted(storedClock(verdict));
    else if (verdict.result === 'ask') setQuestion(verdict);
    else setRefusal(settingsSentences[verdict.result]);
  };
  const use = (asked: Question) => {
    setQuestion(undefined);
    onAccepted(storedClock(asked));
  };
  return (
    <section aria-label="Pengaturan jam" className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          label="Baca foto QR pengaturan"
          accept="image/*"
          icon={<QrCode aria-hidden className="size-5" />}
          onFile={async (file) => receive(await readQrPhoto(file))}
        />
        <FileButton
          label="Berkas .jms dari USB"
          accept=".jms"
          icon={<Usb aria-hidden className="size-5" />}
          onFile={async (file) => receive(await file.slice(0, MAX_BYTES).text())}
        />
        <p className="text-deep-muted text-sm">
          {device.clock ? `Pengaturan nomor ${device.clock.counter}` : 'Jam belum diatur'}
        </p>
      </div>
      <PairingPanel onSettings={receive} />
      {refusal && <Alert tone="error">{refusal}</Alert>}
      {question && (
        <Alert tone="info">
          <p>{settingsSentences.ask}</p>
          <p className="mt-1 font-semibold">
            {question.settings.mosque}, {choosePlace(indonesianCities, question.settings).label}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button onClick={() => use(question)}>Pakai pengaturan ini</Button>
            <Button variant="secondary" onClick={() => setQuestion(undefined)}>
              Jangan dipakai
            </Button>
          </div>
        </Alert>
      )}
    </section>
  );
}

interface FileButtonProps {
  label: string;
  accept: string;
  icon: React.ReactNode;
  onFile: (file: File) => Promise<void>;
}

function FileButton({ label, accept, icon, onFile }: FileButtonProps) {
  const id = useId();
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const [file] = input.files ?? [];
    // The same file can be chosen again.
    input.value = '';
    if (file) await onFile(file);
  };
  return (
    <>
      <input
        id={id}
        type="file"
        accept={accept}
        onChange={(event) => void choose(event)}
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
        {icon}
        {label}
      </label>
    </>
  );
}
