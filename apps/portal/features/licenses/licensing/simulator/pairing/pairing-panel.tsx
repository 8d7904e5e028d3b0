import {
  asciiDigits,
  type Bytes,
  makePairingDigits,
  makePairingKeys,
  openPairingSession,
  PAIRING_DIGITS,
  type PairingChannel,
  pair,
} from '@timesync/contract';
import { Alert, Button, LabelledInput } from '@timesync/ui';
import { type FormEvent, useState } from 'react';

const NONCE_BYTES = 16;

/**
 * Display and phone of the pairing on one page: they share nothing but the messages between them, as
 * on a local network.
 */
export function PairingPanel({ onSettings }: { onSettings: (text: string) => Promise<void> }) {
  const [shown, setShown] = useState<string>();
  const [typed, setTyped] = useState('');
  const [failed, setFailed] = useState<string>();
  const [send, setSend] = useState<(text: string) => Promise<void>>();
  const [text, setText] = useState('');

  const startPairing = () => {
    setShown(makePairingDigits());
    setSend(undefined);
  };
  const tryDigits = async (event: FormEvent) => {
    event.preventDefault();
    if (!shown) return;
    const line = makePairingLine();
    const [phone, display] = await Promise.all([
      pair('remote', typed, line.remote, await makePairingKeys()),
      pair('display', shown, line.display, await makePairingKeys()),
    ]);
    setTyped('');
    if (!phone.ok || !display.ok) {
      // Digits live for one attempt.
      setShown(makePairingDigits());
      setFailed('Angka tidak cocok. Ketik angka baru yang tampil di layar.');
      return;
    }
    setFailed(undefined);
    setShown(undefined);
    const connect = await connectBoth(phone.pairingKey, display.pairingKey);
    setSend(() => async (message: string) => onSettings(await connect(message)));
  };
  return (
    <details className="rounded-card bg-deep-raised px-5 py-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
        Pasangkan HP di jaringan lokal
      </summary>
      <div className="space-y-3 pb-3">
        {!shown && (
          <Button variant="quiet" className="border border-current/40" onClick={startPairing}>
            Tampilkan 6 angka
          </Button>
        )}
        {shown && (
          <>
            <p>
              Angka di layar:{' '}
              <output className="font-extrabold font-mono text-3xl tracking-widest">{shown}</output>
            </p>
            <form onSubmit={(event) => void tryDigits(event)} className="flex items-end gap-3">
              <LabelledInput
                label="Angka yang diketik di HP"
                inputMode="numeric"
                autoComplete="off"
                maxLength={PAIRING_DIGITS}
                value={typed}
                onChange={({ target }) => setTyped(asciiDigits(target.value).replace(/\D/g, ''))}
              />
              <Button type="submit" disabled={typed.length !== PAIRING_DIGITS}>
                Pasangkan
              </Button>
            </form>
          </>
        )}
        {failed && <Alert tone="error">{failed}</Alert>}
        {send && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void send(text);
            }}
            className="flex items-end gap-3"
          >
            <LabelledInput
              label="HP sudah dipasangkan. Pengaturan dari HP"
              placeholder="JMS1-…"
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <Button type="submit">Kirim</Button>
          </form>
        )}
      </div>
    </details>
  );
}

/** A connection of the two: what the phone seals, the display opens. */
async function connectBoth(phoneKey: Uint8Array, displayKey: Uint8Array) {
  const random = () => crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const nonces = { remote: random(), display: random() };
  const phone = await openPairingSession('remote', phoneKey, nonces);
  const display = await openPairingSession('display', displayKey, nonces);
  return async (message: string): Promise<string> => {
    const opened = await display.open(await phone.seal(new TextEncoder().encode(message)));
    return opened.ok ? new TextDecoder().decode(opened.message) : '';
  };
}

/** Two ends of one line, for a phone and a display on the same page. */
function makePairingLine(): { remote: PairingChannel; display: PairingChannel } {
  const [toRemote, toDisplay] = [makeQueue(), makeQueue()];
  return {
    remote: { send: toDisplay.put, receive: toRemote.take },
    display: { send: toRemote.put, receive: toDisplay.take },
  };
}

function makeQueue() {
  const arrived: Bytes[] = [];
  const waiting: ((message: Bytes) => void)[] = [];
  return {
    put: (message: Bytes) => {
      const next = waiting.shift();
      if (next) next(message);
      else arrived.push(message);
    },
    take: (): Promise<Bytes> => {
      const message = arrived.shift();
      return message
        ? Promise.resolve(message)
        : new Promise((resolve) => {
            waiting.push(resolve);
          });
    },
  };
}
