// The device's secret passes through a stranger's phone and the address bar of a browser, so only
// the server can open it: ephemeral ECDH on P-256, HKDF-SHA256, AES-128-GCM. The preceding part of
// the request is authenticated with it.
import type { WebCryptoKey } from './device-keys.ts';
import { asciiBytes, type Bytes, concatBytes } from './encoding/bytes.ts';

export const SECRET_BYTES = 16;
const KEY_BYTES = 16;
const IV_BYTES = 12;
const INFO = 'JAMMASJID-SEAL-v1\0';

interface Sealing {
  privateKey: WebCryptoKey;
  publicKey: WebCryptoKey;
  /** The device's point as the request carries it. */
  ephemeralPoint: Uint8Array;
  /** Everything before the sealed bytes. */
  authenticated: Uint8Array;
}

export async function sealSecret(secret: Uint8Array, sealing: Sealing): Promise<Bytes> {
  const { key, algorithm } = await deriveCipher(sealing, 'encrypt');
  return new Uint8Array(await crypto.subtle.encrypt(algorithm, key, concatBytes(secret)));
}

/** Undefined when the bytes were not sealed for this key with exactly this request. */
export async function openSecret(sealed: Uint8Array, sealing: Sealing): Promise<Bytes | undefined> {
  const { key, algorithm } = await deriveCipher(sealing, 'decrypt');
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, concatBytes(sealed)));
  } catch {
    return undefined;
  }
}

/** The initialisation vector is derived too: the ephemeral key serves one message only. */
async function deriveCipher(sealing: Sealing, usage: 'encrypt' | 'decrypt') {
  const { privateKey, publicKey, ephemeralPoint, authenticated } = sealing;
  const agreement = { name: 'ECDH', public: publicKey };
  const shared = await crypto.subtle.deriveBits(agreement, privateKey, 256);
  const hkdf = await crypto.subtle.importKey('raw', shared, 'HKDF', false, ['deriveBits']);
  const salt = concatBytes(ephemeralPoint);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: asciiBytes(INFO) };
  const bits = (KEY_BYTES + IV_BYTES) * 8;
  const derived = new Uint8Array(await crypto.subtle.deriveBits(derivation, hkdf, bits));
  const rawKey = derived.slice(0, KEY_BYTES);
  const key = await crypto.subtle.importKey('raw', rawKey, 'AES-GCM', false, [usage]);
  const iv = derived.slice(KEY_BYTES);
  const additionalData = concatBytes(authenticated);
  return { key, algorithm: { name: 'AES-GCM', iv, additionalData } };
}
