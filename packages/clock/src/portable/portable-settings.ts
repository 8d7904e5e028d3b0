// JMS1: a clock's settings on their way to a box without internet, as a QR code, as a file on a stick
// or in a message. Signed when they come from the page of a licence (docs/clock.md).
import {
  asciiBytes,
  type Bytes,
  concatBytes,
  decodeBase32,
  encodeBase32,
  isSignedBy,
  type KeysById,
  readBase32Symbols,
  requireLength,
  SIGNATURE_BYTES,
  type Signer,
} from '@timesync/contract';
import {
  type CanonicalProblem,
  readCanonical,
  writeCanonical,
} from '../settings/canonical-text.ts';
import type { ClockSettings } from '../settings/clock-settings.ts';
import { crc32 } from './crc-32.ts';
import { compress, decompress } from './deflate.ts';
import { dictionary } from './dictionary.ts';

const PREFIX = 'JMS1';
const ANY_VERSION = /^JMS[0-9]/;
const SIGNED_CONTEXT = 'JAMMASJID-SET-v1\0';
const TAG_CONTEXT = 'JMS1-LICENSE\0';
const HEAD_BYTES = 10;
const CRC_BYTES = 4;
const MOST_BYTES = 2_000;
const UNSIGNED = 0;
const SIGNED = 1;
const SETTINGS_TAG_BYTES = 4;
const NO_TAG: Bytes = new Uint8Array(SETTINGS_TAG_BYTES);

export interface PortableSettings {
  settings: ClockSettings;
  /** Of the licence they belong to; undefined when nobody signed them. */
  signed: { tag: Bytes; counter: number } | undefined;
}

export type PortableProblem =
  | CanonicalProblem
  | 'length'
  | 'checksum'
  | 'unknown-key'
  | 'signature';
export type PortableReading =
  | ({ ok: true } & PortableSettings)
  | { ok: false; problem: PortableProblem };

/** The settings of anybody, as the public page makes them. */
export function encodeSettings(settings: ClockSettings): string {
  return written(closed(UNSIGNED, 0, NO_TAG, 0, settings));
}

export interface SettingsSignature {
  keyId: number;
  tag: Uint8Array;
  /** Counts the changes of this licence's settings, from 1. */
  counter: number;
  sign: Signer;
}

export async function encodeSignedSettings(
  settings: ClockSettings,
  { keyId, tag, counter, sign }: SettingsSignature,
): Promise<string> {
  requireLength('tag', tag, SETTINGS_TAG_BYTES);
  const body = closed(SIGNED, keyId, tag, counter, settings);
  return written(concatBytes(body, await sign(signedMessage(body))));
}

/** Names a licence on a box that has its token. */
export async function settingsTag(licensePublicId: Uint8Array): Promise<Bytes> {
  const message = concatBytes(asciiBytes(TAG_CONTEXT), licensePublicId);
  const hash = await crypto.subtle.digest('SHA-256', message);
  return new Uint8Array(hash, 0, SETTINGS_TAG_BYTES).slice();
}

export function readPortable(text: string, signingKeys: KeysById): Promise<PortableReading> {
  return read(text, async (keyId, body, signature) => {
    const key = signingKeys.get(keyId);
    if (key === undefined) return 'unknown-key';
    return (await isSignedBy(key, signedMessage(body), signature)) ? undefined : 'signature';
  });
}

/** For a page that only shows the settings: it does not matter who signed them. */
export function previewPortable(text: string): Promise<PortableReading> {
  return read(text, async () => undefined);
}

type CheckSignature = (
  keyId: number,
  body: Bytes,
  signature: Bytes,
) => Promise<PortableProblem | undefined>;

async function read(text: string, checkSignature: CheckSignature): Promise<PortableReading> {
  const symbols = readBase32Symbols(text);
  if (symbols === undefined || !ANY_VERSION.test(symbols)) return refused('format');
  if (!symbols.startsWith(PREFIX)) return refused('version');
  const bytes = decodeBase32(symbols.slice(PREFIX.length));
  if (bytes === undefined || bytes.length > MOST_BYTES) return refused('length');
  const isSigned = bytes[0] === SIGNED;
  const body = isSigned ? bytes.slice(0, -SIGNATURE_BYTES) : bytes;
  if (body.length <= HEAD_BYTES + CRC_BYTES) return refused('length');
  const view = new DataView(body.buffer);
  const content = body.slice(0, -CRC_BYTES);
  if (crc32(content) !== view.getUint32(content.length)) return refused('checksum');
  if (!isSigned && bytes[0] !== UNSIGNED) return refused('version');
  if (isSigned) {
    const signature = bytes.subarray(-SIGNATURE_BYTES);
    const problem = await checkSignature(view.getUint8(1), body, signature);
    if (problem) return refused(problem);
  }
  const unfolded = await decompress(content.slice(HEAD_BYTES), dictionary);
  const canonical = unfolded && readUtf8(unfolded);
  if (canonical === undefined) return refused('format');
  const found = readCanonical(canonical);
  if (!found.ok) return found;
  const signed = isSigned ? { tag: body.slice(2, 6), counter: view.getUint32(6) } : undefined;
  return { ok: true, settings: found.settings, signed };
}

function refused(problem: PortableProblem): PortableReading {
  return { ok: false, problem };
}

function written(bytes: Uint8Array): string {
  return `${PREFIX}-${encodeBase32(bytes)}`;
}

function closed(
  form: number,
  keyId: number,
  tag: Uint8Array,
  counter: number,
  settings: ClockSettings,
): Bytes {
  const text = new TextEncoder().encode(writeCanonical(settings));
  const content = concatBytes([form, keyId], tag, uint32(counter), compress(text, dictionary));
  return concatBytes(content, uint32(crc32(content)));
}

function uint32(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

function readUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function signedMessage(body: Uint8Array): Bytes {
  return concatBytes(asciiBytes(SIGNED_CONTEXT), body);
}
