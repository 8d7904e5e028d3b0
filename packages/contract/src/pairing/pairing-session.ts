// What the paired apps say to each other: each connection has keys of its own, and each message a
// number, so nothing that was recorded can be sent again.
import { asciiBytes, type Bytes, concatBytes } from '../device/encoding/bytes.ts';
import type { PairingRole } from './pairing.ts';

const INFO = 'JMP1-SESSION\0';
const CONTEXT = 'JMP1\0';
const KEY_BYTES = 16;
const COUNTER_BYTES = 8;
const IV_BYTES = 12;

/** The random bytes that both sent when they connected. */
export interface SessionNonces {
  remote: Uint8Array;
  display: Uint8Array;
}

export type OpenedMessage =
  | { ok: true; message: Bytes }
  | { ok: false; problem: 'replay' | 'changed' };

export interface PairingSession {
  seal: (message: Uint8Array) => Promise<Bytes>;
  /** In the order of sending; anything else is refused and changes nothing. */
  open: (sealed: Uint8Array) => Promise<OpenedMessage>;
}

export async function openPairingSession(
  role: PairingRole,
  pairingKey: Uint8Array,
  nonces: SessionNonces,
): Promise<PairingSession> {
  const raw = concatBytes(pairingKey);
  const hkdf = await crypto.subtle.importKey('raw', raw, 'HKDF', false, ['deriveBits']);
  const salt = concatBytes(nonces.remote, nonces.display);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: asciiBytes(INFO) };
  const bits = await crypto.subtle.deriveBits(derivation, hkdf, 2 * KEY_BYTES * 8);
  const [fromRemote, fromDisplay] = await Promise.all(
    [0, KEY_BYTES].map((at) =>
      crypto.subtle.importKey('raw', bits.slice(at, at + KEY_BYTES), 'AES-GCM', false, [
        'encrypt',
        'decrypt',
      ]),
    ),
  );
  if (!fromRemote || !fromDisplay) throw new Error('Two keys are derived');
  const [mine, theirs] = role === 'remote' ? [fromRemote, fromDisplay] : [fromDisplay, fromRemote];
  let sent = 0n;
  let received = 0n;
  return {
    async seal(message) {
      const number = counterBytes(sent);
      sent += 1n;
      const sealed = await crypto.subtle.encrypt(cipherOf(number), mine, concatBytes(message));
      return concatBytes(number, new Uint8Array(sealed));
    },
    async open(sealed) {
      const number = concatBytes(sealed.subarray(0, COUNTER_BYTES));
      const isNext =
        number.length === COUNTER_BYTES && new DataView(number.buffer).getBigUint64(0) === received;
      if (!isNext) return { ok: false, problem: 'replay' };
      try {
        const content = concatBytes(sealed.subarray(COUNTER_BYTES));
        const message = await crypto.subtle.decrypt(cipherOf(number), theirs, content);
        received += 1n;
        return { ok: true, message: new Uint8Array(message) };
      } catch {
        return { ok: false, problem: 'changed' };
      }
    },
  };
}

function counterBytes(counter: bigint): Bytes {
  const view = new DataView(new ArrayBuffer(COUNTER_BYTES));
  view.setBigUint64(0, counter);
  return new Uint8Array(view.buffer);
}

function cipherOf(number: Bytes) {
  const iv = concatBytes(new Uint8Array(IV_BYTES - COUNTER_BYTES), number);
  return { name: 'AES-GCM', iv, additionalData: concatBytes(asciiBytes(CONTEXT), number) };
}
