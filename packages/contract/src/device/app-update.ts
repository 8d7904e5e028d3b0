// JMU1: what an app must know of a newer version before it takes its file, from the network or from
// a stick. Signed like the token, with a context of its own; Android checks the file's signer
// again.
import type { ReleaseApp } from '../releases/releases.ts';
import { isSignedBy, type KeysById, SIGNATURE_BYTES, type Signer } from './device-keys.ts';
import { asciiBytes, type Bytes, concatBytes, requireLength } from './encoding/bytes.ts';

const MAGIC = 'JMU1';
const SIGNED_CONTEXT = 'JAMMASJID-APP-v1\0';
const HEAD_BYTES = 84;
const HASH_BYTES = 32;
const PACKAGE_NAME = /^[A-Za-z][\w.]{0,199}$/;
const APP_CODES: Record<ReleaseApp, number> = { display: 1, remote: 2 };

export interface AppUpdate {
  keyId: number;
  app: ReleaseApp;
  /** When the version was published. */
  issuedAtSeconds: number;
  versionCode: number;
  minSdk: number;
  /** The length and SHA-256 of the APK. */
  bytes: number;
  sha256: Uint8Array;
  /** SHA-256 of the certificate that signed the APK. */
  signerSha256: Uint8Array;
  packageName: string;
}

export type VerifiedAppUpdate =
  | { ok: true; update: AppUpdate }
  | { ok: false; problem: 'format' | 'version' | 'unknown-key' | 'signature' };

export async function signAppUpdate(update: AppUpdate, sign: Signer): Promise<Bytes> {
  requireLength('sha256', update.sha256, HASH_BYTES);
  requireLength('signerSha256', update.signerSha256, HASH_BYTES);
  if (!PACKAGE_NAME.test(update.packageName)) throw new RangeError('Not the name of a package');
  const head = new DataView(new ArrayBuffer(16));
  head.setUint8(0, update.keyId);
  head.setUint8(1, APP_CODES[update.app]);
  head.setUint32(2, update.issuedAtSeconds);
  head.setUint32(6, update.versionCode);
  head.setUint16(10, update.minSdk);
  head.setUint32(12, update.bytes);
  const body = concatBytes(
    asciiBytes(MAGIC),
    new Uint8Array(head.buffer),
    update.sha256,
    update.signerSha256,
    asciiBytes(update.packageName),
  );
  return concatBytes(body, await sign(signedMessage(body)));
}

export async function verifyAppUpdate(
  bytes: Uint8Array,
  signingKeys: KeysById,
): Promise<VerifiedAppUpdate> {
  const body = concatBytes(bytes.subarray(0, -SIGNATURE_BYTES));
  const magic = String.fromCharCode(...body.subarray(0, MAGIC.length));
  if (!magic.startsWith('JMU') || body.length <= HEAD_BYTES)
    return { ok: false, problem: 'format' };
  if (magic !== MAGIC) return { ok: false, problem: 'version' };
  const update = readBody(body);
  if (!update) return { ok: false, problem: 'format' };
  const key = signingKeys.get(update.keyId);
  if (key === undefined) return { ok: false, problem: 'unknown-key' };
  const isGenuine = await isSignedBy(key, signedMessage(body), bytes.subarray(-SIGNATURE_BYTES));
  return isGenuine ? { ok: true, update } : { ok: false, problem: 'signature' };
}

function readBody(body: Bytes): AppUpdate | undefined {
  const view = new DataView(body.buffer);
  const code = view.getUint8(5);
  const app = (Object.keys(APP_CODES) as ReleaseApp[]).find((name) => APP_CODES[name] === code);
  const packageName = String.fromCharCode(...body.subarray(HEAD_BYTES));
  if (!app || !PACKAGE_NAME.test(packageName)) return undefined;
  return {
    keyId: view.getUint8(4),
    app,
    issuedAtSeconds: view.getUint32(6),
    versionCode: view.getUint32(10),
    minSdk: view.getUint16(14),
    bytes: view.getUint32(16),
    sha256: body.slice(20, 52),
    signerSha256: body.slice(52, HEAD_BYTES),
    packageName,
  };
}

function signedMessage(body: Uint8Array): Bytes {
  return concatBytes(asciiBytes(SIGNED_CONTEXT), body);
}
