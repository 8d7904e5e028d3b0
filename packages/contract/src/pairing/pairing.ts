// JMP1: the remote-control app and the display meet on the local network. Six digits on the TV prove
// that the phone is in the room; from then on both share a key (docs/device-protocol.md). The digits
// are never a key themselves: they are compared one by one, each behind commitments, so that a guess
// costs an attempt and nothing can be tried afterwards on a recording.
import {
  exportPublicPoint,
  importSealingPublicKey,
  type WebCryptoKeyPair,
} from '../device/device-keys.ts';
import { asciiBytes, type Bytes, concatBytes, isSameBytes } from '../device/encoding/bytes.ts';

const KEY_INFO = 'JMP1-PAIR\0';
const DIGIT_CONTEXT = 'JMP1-DIGIT\0';
const NONCE_BYTES = 16;
const PAIRING_KEY_BYTES = 32;
export const PAIRING_DIGITS = 6;

export type PairingRole = 'remote' | 'display';
const roleCodes: Record<PairingRole, number> = { remote: 1, display: 2 };

/** Whole messages between the two, in order. */
export interface PairingChannel {
  send: (message: Bytes) => void;
  receive: () => Promise<Bytes>;
}

export type Paired = { ok: true; pairingKey: Bytes } | { ok: false; problem: 'format' | 'digits' };

/** The points of both devices, the remote's first. */
export interface PairingPoints {
  remote: Uint8Array;
  display: Uint8Array;
}

export async function makePairingKeys(): Promise<WebCryptoKeyPair> {
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(algorithm, true, ['deriveBits']);
  return pair as WebCryptoKeyPair;
}

/** Returns random digits, new for each attempt. */
export function makePairingDigits(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 10 ** PAIRING_DIGITS).padStart(PAIRING_DIGITS, '0');
}

/** What a side says about one digit before either shows it; `index` counts from 0. */
export async function commitToDigit(
  nonce: Uint8Array,
  { role, index, digits, points }: DigitClaim,
): Promise<Bytes> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', concatBytes(nonce), algorithm, false, ['sign']);
  const digit = digits.charCodeAt(index) - 48;
  const message = concatBytes(
    asciiBytes(DIGIT_CONTEXT),
    [roleCodes[role], index, digit],
    points.remote,
    points.display,
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
}

interface DigitClaim {
  role: PairingRole;
  index: number;
  digits: string;
  points: PairingPoints;
}

/** The key that both keep, from the other side's point. */
export async function derivePairingKey(
  privateKey: WebCryptoKeyPair['privateKey'],
  otherPoint: Uint8Array,
  points: PairingPoints,
): Promise<Bytes> {
  const agreement = { name: 'ECDH', public: await importSealingPublicKey(otherPoint) };
  const shared = await crypto.subtle.deriveBits(agreement, privateKey, 256);
  const hkdf = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveBits']);
  const derivation = {
    name: 'HKDF',
    hash: 'SHA-256',
    salt: concatBytes(points.remote, points.display),
    info: asciiBytes(KEY_INFO),
  };
  return new Uint8Array(await crypto.subtle.deriveBits(derivation, hkdf, PAIRING_KEY_BYTES * 8));
}

/** One attempt with these digits. Whatever its end, the display makes new digits for the next. */
export async function pair(
  role: PairingRole,
  digits: string,
  channel: PairingChannel,
  keys: WebCryptoKeyPair,
): Promise<Paired> {
  const isRemote = role === 'remote';
  const own = await exportPublicPoint(keys.publicKey);
  if (isRemote) channel.send(own);
  const other = await channel.receive();
  if (!isRemote) channel.send(own);
  const points = isRemote ? { remote: own, display: other } : { remote: other, display: own };
  let pairingKey: Bytes;
  try {
    pairingKey = await derivePairingKey(keys.privateKey, other, points);
  } catch {
    return { ok: false, problem: 'format' };
  }
  for (let index = 0; index < PAIRING_DIGITS; index += 1) {
    const isSame = await compareDigit({ role, index, digits, points }, channel);
    if (!isSame) return { ok: false, problem: 'digits' };
  }
  return { ok: true, pairingKey };
}

/** Both commit, then the remote shows its nonce, and only if it was right the display shows its own. */
async function compareDigit(claim: DigitClaim, channel: PairingChannel): Promise<boolean> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const isRemote = claim.role === 'remote';
  const other: DigitClaim = { ...claim, role: isRemote ? 'display' : 'remote' };
  const commitment = await commitToDigit(nonce, claim);
  if (isRemote) channel.send(commitment);
  const theirs = await channel.receive();
  channel.send(isRemote ? nonce : commitment);
  const shown = await channel.receive();
  const isSame =
    shown.length === NONCE_BYTES && isSameBytes(await commitToDigit(shown, other), theirs);
  if (!isRemote) channel.send(isSame ? nonce : new Uint8Array());
  return isSame;
}
