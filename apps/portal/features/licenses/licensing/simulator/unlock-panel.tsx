import { asciiDigits, formatShortCode, SHORT_CODE_DIGITS } from '@timesync/contract';
import { Alert, Button, buttonStyle, controlStyle } from '@timesync/ui';
import { Delete, Usb } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FileInput, Tabs, Textarea } from '~/components/ui';
import { acceptDigits, acceptToken } from './accept-code';
import type { Activation, SimulatedDevice } from './simulated-device';

interface UnlockPanelProps {
  device: SimulatedDevice;
  onAccepted: (activation: Activation) => void;
}

type Judge = typeof acceptDigits;

export function UnlockPanel({ device, onAccepted }: UnlockPanelProps) {
  const [way, setWay] = useState('digits');
  const [refusal, setRefusal] = useState<string>();
  const offerTo = (accept: Judge) => async (typed: string) => {
    setRefusal(undefined);
    const verdict = await accept(device, typed);
    if (verdict.ok) onAccepted(verdict.activation);
    else setRefusal(verdict.sentence);
  };
  const changeWay = (next: string) => {
    setWay(next);
    setRefusal(undefined);
  };
  const offerToken = offerTo(acceptToken);
  return (
    <section aria-labelledby="unlock-title" className="flex flex-col gap-3">
      <h2 id="unlock-title" className="font-bold text-xl">
        2. Masukkan jawaban dari HP
      </h2>
      <div className="flex-1 rounded-card bg-surface p-4 text-ink">
        <Tabs
          label="Bentuk jawaban"
          open={{ id: way, onChange: changeWay }}
          tabs={[
            {
              id: 'digits',
              label: '20 angka',
              content: <DigitEntry onSubmit={offerTo(acceptDigits)} />,
            },
            { id: 'token', label: 'Token', content: <TokenEntry onSubmit={offerToken} /> },
            { id: 'file', label: 'Berkas', content: <TokenFile onRead={offerToken} /> },
          ]}
        />
        {refusal && (
          <Alert tone="error" className="mt-3">
            {refusal}
          </Alert>
        )}
      </div>
    </section>
  );
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const KEY_LOOK = 'text-xl';

/** Typed with the number keys of a remote or keyboard, or with the keys on the screen. */
function DigitEntry({ onSubmit }: { onSubmit: (digits: string) => void }) {
  const [digits, setDigits] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // The remote's number keys must work at once, as on the real box.
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  const change = (typed: string) => {
    const next = asciiDigits(typed).replace(/\D/g, '').slice(0, SHORT_CODE_DIGITS);
    setDigits(next);
    // The last digit is judged at once; after a correction too.
    if (next.length === SHORT_CODE_DIGITS && next !== digits) onSubmit(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(digits);
  };
  return (
    <form onSubmit={submit} className="space-y-3">
      <input
        ref={field}
        aria-label="20 angka dari HP"
        inputMode="numeric"
        autoComplete="off"
        placeholder="0000 0000 0000 0000 0000"
        value={formatShortCode(digits)}
        onChange={({ target }) => change(target.value)}
        className={`${controlStyle} h-14 px-2 text-center font-mono font-semibold text-lg sm:text-xl`}
      />
      <div className="grid grid-cols-3 gap-2">
        {KEYS.map((key) => (
          <Button
            key={key}
            variant="secondary"
            className={KEY_LOOK}
            onClick={() => change(digits + key)}
          >
            {key}
          </Button>
        ))}
        <Button
          variant="secondary"
          aria-label="Hapus satu angka"
          onClick={() => setDigits(digits.slice(0, -1))}
        >
          <Delete aria-hidden className="size-5" />
        </Button>
        <Button variant="secondary" className={KEY_LOOK} onClick={() => change(`${digits}0`)}>
          0
        </Button>
        <Button type="submit" className={KEY_LOOK}>
          OK
        </Button>
      </div>
      <p aria-live="polite" className="text-ink-muted text-sm">
        {digits.length} dari {SHORT_CODE_DIGITS} angka
      </p>
    </form>
  );
}

function TokenEntry({ onSubmit }: { onSubmit: (token: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(text);
  };
  return (
    <form onSubmit={submit} className="space-y-3">
      <Textarea
        label="Token"
        hint="Diawali JM1-, disalin dari halaman aktivasi."
        rows={6}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
        className="break-all font-mono"
      />
      <Button type="submit" className="w-full">
        Periksa token
      </Button>
    </form>
  );
}

/** A token has 171 letters; what is much longer is no token, and is not read whole. */
const MAX_BYTES = 4096;

/** The file that came on a stick. */
function TokenFile({ onRead }: { onRead: (token: string) => void }) {
  return (
    <div className="space-y-3">
      <p className="text-ink-muted text-sm">Pilih berkas .jml dari USB.</p>
      <FileInput
        types=".jml"
        onFile={async (file) => onRead(await file.slice(0, MAX_BYTES).text())}
        className={buttonStyle('primary', 'regular', 'w-full')}
      >
        <Usb aria-hidden className="size-5" />
        Pilih berkas
      </FileInput>
    </div>
  );
}
