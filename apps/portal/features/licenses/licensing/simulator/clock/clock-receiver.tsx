import {
  type AcceptedSettings,
  choosePlace,
  indonesianCities,
  settingsSentences,
} from '@timesync/clock';
import { Alert, Button } from '@timesync/ui';
import { QrCode, Usb } from 'lucide-react';
import { useState } from 'react';
import { FileButton } from '~/components/ui';
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
          variant="quiet"
          className="border border-current/40"
          accept="image/*"
          onPick={async (file) => receive(await readQrPhoto(file))}
        >
          <QrCode aria-hidden className="size-5" />
          Baca foto QR pengaturan
        </FileButton>
        <FileButton
          variant="quiet"
          className="border border-current/40"
          accept=".jms"
          onPick={async (file) => receive(await file.slice(0, MAX_BYTES).text())}
        >
          <Usb aria-hidden className="size-5" />
          Berkas .jms dari USB
        </FileButton>
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
