// A key id names two P-256 pairs of the server: one signs tokens and lists, the other opens what
// devices seal. Two pairs, because one key must not serve two algorithms. Public keys are sent as
// `04 ‖ x ‖ y`, which Android can read with BigInteger alone.
import { type Bytes, concatBytes } from './encoding/bytes.ts';

/** The server compiles without the DOM's types, so the type is taken from the call. */
export type WebCryptoKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;
export interface WebCryptoKeyPair {
  publicKey: WebCryptoKey;
  privateKey: WebCryptoKey;
}

/** Keys by key id: more than one is live while keys are rotated. */
export type KeysById = ReadonlyMap<number, WebCryptoKey>;

export type Signer = (message: Bytes) => Promise<Uint8Array>;
export const SIGNATURE_BYTES = 64;

const CURVE = 'P-256';
const signatureAlgorithm = { name: 'ECDSA', hash: 'SHA-256' };

/** Rejects when the bytes are not a point of the curve: a pinned key is never customer input. */
export function importSigningPublicKey(point: Uint8Array): Promise<WebCryptoKey> {
  const algorithm = { name: 'ECDSA', namedCurve: CURVE };
  return crypto.subtle.importKey('raw', concatBytes(point), algorithm, true, ['verify']);
}

export function importSealingPublicKey(point: Uint8Array): Promise<WebCryptoKey> {
  const algorithm = { name: 'ECDH', namedCurve: CURVE };
  return crypto.subtle.importKey('raw', concatBytes(point), algorithm, true, []);
}

export async function exportPublicPoint(publicKey: WebCryptoKey): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.exportKey('raw', publicKey));
}

/** Raw r ‖ s, 64 bytes, as WebCrypto makes it. */
export function signerOf(privateKey: WebCryptoKey): Signer {
  return async (message) =>
    new Uint8Array(await crypto.subtle.sign(signatureAlgorithm, privateKey, message));
}

export async function isSignedBy(
  publicKey: WebCryptoKey,
  message: Bytes,
  signature: Uint8Array,
): Promise<boolean> {
  return crypto.subtle.verify(signatureAlgorithm, publicKey, concatBytes(signature), message);
}
