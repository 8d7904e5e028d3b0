// JM1: what makes a device permanent without internet. A signed statement "this licence is bound to
// this device", checked with a public key that the app contains.
import { isSignedBy, type KeysById, SIGNATURE_BYTES, type Signer } from './device-keys.ts';
import { decodeBase32, encodeBase32, readBase32Symbols } from './encoding/base32.ts';
import { asciiBytes, type Bytes, concatBytes } from './encoding/bytes.ts';
import {
  decodeTokenPayload,
  encodeTokenPayload,
  TOKEN_PAYLOAD_BYTES,
  type TokenPayload,
} from './token-payload.ts';

const PREFIX = 'JM1';
const ANY_VERSION = /^JM[0-9]/;
/** Prevents a token's signature from being valid for anything else that the server signs. */
const SIGNED_CONTEXT = 'JAMMASJID-LIC-v1\0';
const BYTES = TOKEN_PAYLOAD_BYTES + SIGNATURE_BYTES;
const SYMBOLS = Math.ceil((BYTES * 8) / 5);

export type TokenReadProblem = 'format' | 'length' | 'version';
export type ReadToken =
  | { ok: true; payload: TokenPayload; payloadBytes: Bytes; signature: Bytes }
  | { ok: false; problem: TokenReadProblem };

export type VerifiedToken =
  | { ok: true; payload: TokenPayload }
  | { ok: false; problem: TokenReadProblem | 'unknown-key' | 'signature' };

export async function signToken(payload: TokenPayload, sign: Signer): Promise<string> {
  const payloadBytes = encodeTokenPayload(payload);
  const signature = await sign(signedMessage(payloadBytes));
  if (signature.length !== SIGNATURE_BYTES) throw new RangeError('A signature has 64 bytes');
  return `${PREFIX}-${encodeBase32(concatBytes(payloadBytes, signature))}`;
}

/** Reads without trusting: the payload is unverified until `verifyToken` has checked it. */
export function readToken(text: string): ReadToken {
  const symbols = readBase32Symbols(text);
  if (symbols === undefined || !ANY_VERSION.test(symbols)) return { ok: false, problem: 'format' };
  if (!symbols.startsWith(PREFIX)) return { ok: false, problem: 'version' };
  const body = symbols.slice(PREFIX.length);
  if (body.length !== SYMBOLS) return { ok: false, problem: 'length' };
  const bytes = decodeBase32(body);
  if (bytes === undefined) return { ok: false, problem: 'format' };
  const payloadBytes = bytes.slice(0, TOKEN_PAYLOAD_BYTES);
  const decoded = decodeTokenPayload(payloadBytes);
  if (!decoded.ok) return decoded;
  const signature = bytes.slice(TOKEN_PAYLOAD_BYTES);
  return { ok: true, payload: decoded.payload, payloadBytes, signature };
}

export async function verifyToken(text: string, signingKeys: KeysById): Promise<VerifiedToken> {
  const read = readToken(text);
  if (!read.ok) return read;
  const key = signingKeys.get(read.payload.keyId);
  if (key === undefined) return { ok: false, problem: 'unknown-key' };
  const isGenuine = await isSignedBy(key, signedMessage(read.payloadBytes), read.signature);
  return isGenuine ? { ok: true, payload: read.payload } : { ok: false, problem: 'signature' };
}

function signedMessage(payloadBytes: Uint8Array): Bytes {
  return concatBytes(asciiBytes(SIGNED_CONTEXT), payloadBytes);
}
