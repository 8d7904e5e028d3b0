import {
  type AcceptedSettings,
  acceptSettings,
  choosePlace,
  formatSettings,
  indonesianCities,
  settingsSentences,
  settingsTag,
} from '@timesync/clock';
import { readToken } from '@timesync/contract';
import { Alert, Button, buttonStyle } from '@timesync/ui';
import { QrCode, Usb } from 'lucide-react';
import { useState } from 'react';
import { FileInput } from '~/components/ui';
import { readQrPhoto } from '~/lib/browser/qr/read-qr-photo';
import { PairingPanel } from '../pairing/pairing-panel';
import { importSigningKeys } from '../pinned-keys';
import type { BoxClock, SimulatedDevice } from '../simulated-device';

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
        <FileInput
          types="image/*"
          onFile={async (file) => receive(await readQrPhoto(file))}
          className={buttonStyle('quiet', 'regular', 'border border-current/40')}
        >
          <QrCode aria-hidden className="size-5" />
          Baca foto QR pengaturan
        </FileInput>
        <FileInput
          types=".jms"
          onFile={async (file) => receive(await file.slice(0, MAX_BYTES).text())}
          className={buttonStyle('quiet', 'regular', 'border border-current/40')}
        >
          <Usb aria-hidden className="size-5" />
          Berkas .jms dari USB
        </FileInput>
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

// Settings that arrive at the box, judged by it alone.
async function acceptClock(device: SimulatedDevice, text: string): Promise<AcceptedSettings> {
  return acceptSettings(text, {
    signingKeys: await importSigningKeys(device.keys),
    tag: await tagOf(device),
    counter: device.clock?.counter ?? 0,
    knowsTown: (slug) => indonesianCities.some((city) => city.slug === slug),
  });
}

/** What the box keeps of settings that it uses. */
function storedClock({ settings, counter }: Question): BoxClock {
  return { settings: formatSettings(settings), counter };
}

/** Digits do not tell the box its licence. */
async function tagOf({ activation }: SimulatedDevice): Promise<Uint8Array | undefined> {
  if (activation?.by !== 'token') return undefined;
  const read = readToken(activation.token);
  return read.ok ? settingsTag(read.payload.licensePublicId) : undefined;
}
