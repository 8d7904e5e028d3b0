// The device's side of "Aktivasi lewat HP". The app keeps the code, the nonce and the secret until
// it is activated: digits that arrive a day later still fit the request that is on the screen.
import { NONCE_BYTES, REQUEST_VERSION } from './activation-request.ts';
import { DEVICE_ID_BYTES } from './device-id.ts';
import { exportPublicPoint, type WebCryptoKey, type WebCryptoKeyPair } from './device-keys.ts';
import { deviceTypeCode } from './device-type.ts';
import { encodeBase32 } from './encoding/base32.ts';
import { concatBytes, requireLength } from './encoding/bytes.ts';
import { addRowChecks } from './encoding/code-rows.ts';
import { compressPoint } from './encoding/p256-point.ts';
import { SECRET_BYTES, sealSecret } from './sealed-secret.ts';
import type { ShortCodeSource } from './short-code.ts';

export interface SealingTarget {
  keyId: number;
  publicKey: WebCryptoKey;
}

export async function createActivationRequest(
  source: ShortCodeSource,
  server: SealingTarget,
  ephemeral?: WebCryptoKeyPair,
): Promise<string> {
  requireLength('deviceId', source.deviceId, DEVICE_ID_BYTES);
  requireLength('nonce', source.nonce, NONCE_BYTES);
  requireLength('secret', source.secret, SECRET_BYTES);
  const { publicKey, privateKey } = ephemeral ?? (await generateEphemeralKeys());
  const ephemeralPoint = compressPoint(await exportPublicPoint(publicKey));
  const authenticated = concatBytes(
    [REQUEST_VERSION, server.keyId, deviceTypeCode(source.deviceType)],
    source.deviceId,
    source.nonce,
    ephemeralPoint,
  );
  const sealing = { privateKey, publicKey: server.publicKey, ephemeralPoint, authenticated };
  const sealed = await sealSecret(source.secret, sealing);
  return addRowChecks(encodeBase32(concatBytes(authenticated, sealed)));
}

/** Fresh values for a device that has none stored. */
export function makeRequestSecrets() {
  return {
    nonce: crypto.getRandomValues(new Uint8Array(NONCE_BYTES)),
    secret: crypto.getRandomValues(new Uint8Array(SECRET_BYTES)),
  };
}

function generateEphemeralKeys(): Promise<WebCryptoKeyPair> {
  return crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, false, ['deriveBits']);
}
