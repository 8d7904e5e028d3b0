// The signed list of activations that hold no more: moved, released or revoked. An entry is a hash,
// so the public list names no device and no licence, and it ends only tokens up to its sequence: the
// same device may hold a newer one. Sorted, so a device finds its entry in a few looks.
import { DEVICE_ID_BYTES } from './device-id.ts';
import { isSignedBy, type KeysById, SIGNATURE_BYTES } from './device-keys.ts';
import { asciiBytes, type Bytes, concatBytes, requireLength } from './encoding/bytes.ts';
import { LICENSE_PUBLIC_ID_BYTES } from './token-payload.ts';

export const REVOCATION_MAGIC = 'JMR1';
export const REVOCATION_HEAD_BYTES = 17;
export const REVOCATION_TAG_BYTES = 8;
export const REVOCATION_ENTRY_BYTES = REVOCATION_TAG_BYTES + 2;
const TAG_CONTEXT = 'JM1-REVOKED\0';
const SIGNED_CONTEXT = 'JAMMASJID-REV-v1\0';

/** Represents the licence of a box that knows only its 20 digits; its sequence is 0. */
export const NO_LICENSE_PUBLIC_ID: Bytes = new Uint8Array(LICENSE_PUBLIC_ID_BYTES);

export interface RevocationListHead {
  keyId: number;
  /** Grows with every change; a device never goes back to a lower one. */
  number: number;
  issuedAtSeconds: number;
}

export type RevocationList = RevocationListHead & { count: number; entries: DataView };

export type VerifiedRevocationList =
  | { ok: true; list: RevocationList }
  | { ok: false; problem: 'format' | 'version' | 'unknown-key' | 'signature' };

export async function verifyRevocationList(
  bytes: Uint8Array,
  signingKeys: KeysById,
): Promise<VerifiedRevocationList> {
  const body = concatBytes(bytes.subarray(0, -SIGNATURE_BYTES));
  const magic = String.fromCharCode(...body.subarray(0, REVOCATION_MAGIC.length));
  if (!magic.startsWith('JMR') || body.length < REVOCATION_HEAD_BYTES) {
    return { ok: false, problem: 'format' };
  }
  if (magic !== REVOCATION_MAGIC) return { ok: false, problem: 'version' };
  const head = new DataView(body.buffer);
  const count = head.getUint32(13);
  const entries = new DataView(body.buffer, REVOCATION_HEAD_BYTES);
  if (entries.byteLength !== count * REVOCATION_ENTRY_BYTES)
    return { ok: false, problem: 'format' };
  const keyId = head.getUint8(4);
  const key = signingKeys.get(keyId);
  if (key === undefined) return { ok: false, problem: 'unknown-key' };
  const signature = bytes.subarray(-SIGNATURE_BYTES);
  const isGenuine = await isSignedBy(key, revocationMessage(body), signature);
  if (!isGenuine) return { ok: false, problem: 'signature' };
  const [number, issuedAtSeconds] = [head.getUint32(5), head.getUint32(9)];
  return { ok: true, list: { keyId, number, issuedAtSeconds, count, entries } };
}

export async function isRevoked(
  list: RevocationList,
  activation: { licensePublicId: Uint8Array; deviceId: Uint8Array; sequence: number },
): Promise<boolean> {
  const tag = await revocationTag(activation.licensePublicId, activation.deviceId);
  const lastRevoked = findRevokedSequence(list, tag);
  return lastRevoked !== undefined && activation.sequence <= lastRevoked;
}

export async function revocationTag(
  licensePublicId: Uint8Array,
  deviceId: Uint8Array,
): Promise<bigint> {
  const hash = await crypto.subtle.digest(
    'SHA-256',
    revocationTagMessage(licensePublicId, deviceId),
  );
  return new DataView(hash).getBigUint64(0);
}

/** For a server that hashes many: WebCrypto takes seconds for a hundred thousand, node:crypto not. */
export function revocationTagMessage(licensePublicId: Uint8Array, deviceId: Uint8Array): Bytes {
  requireLength('licensePublicId', licensePublicId, LICENSE_PUBLIC_ID_BYTES);
  requireLength('deviceId', deviceId, DEVICE_ID_BYTES);
  return concatBytes(asciiBytes(TAG_CONTEXT), licensePublicId, deviceId);
}

export function revocationMessage(body: Uint8Array): Bytes {
  return concatBytes(asciiBytes(SIGNED_CONTEXT), body);
}

function findRevokedSequence({ count, entries }: RevocationList, tag: bigint): number | undefined {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = middle * REVOCATION_ENTRY_BYTES;
    const found = entries.getBigUint64(start);
    if (found === tag) return entries.getUint16(start + REVOCATION_TAG_BYTES);
    if (found < tag) low = middle + 1;
    else high = middle;
  }
  return undefined;
}
