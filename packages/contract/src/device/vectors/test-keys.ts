// Keys of the test vectors. Their private halves are public on purpose: nothing may ever trust
// them.
import type { WebCryptoKey, WebCryptoKeyPair } from '../device-keys.ts';
import { importSealingPublicKey, importSigningPublicKey } from '../device-keys.ts';
import { bytesToHex } from '../encoding/bytes.ts';
import { coordinateBytes } from '../encoding/p256-point.ts';
import { base64Url } from './base64-url.ts';
import { publicPointOf } from './p256-arithmetic.ts';

export const testSecrets = {
  signing: new Map([
    [1, 0x4a414d4d41534a4944207465737420736967_6e31n],
    [2, 0x4a414d4d41534a4944207465737420736967_6e32n],
  ]),
  sealing: new Map([
    [1, 0x4a414d4d41534a4944207465737420736561_6c31n],
    [2, 0x4a414d4d41534a4944207465737420736561_6c32n],
  ]),
  ephemeral: 0x4a414d4d41534a494420746573742065706865_6dn,
};

export function testSecret(kind: 'signing' | 'sealing', keyId: number): bigint {
  const secret = testSecrets[kind].get(keyId);
  if (secret === undefined) throw new RangeError(`No test key ${keyId}`);
  return secret;
}

export async function testSigningPublicKeys(): Promise<Map<number, WebCryptoKey>> {
  return mapKeys(testSecrets.signing, (secret) => importSigningPublicKey(publicPointOf(secret)));
}

export async function testSealingPrivateKeys(): Promise<Map<number, WebCryptoKey>> {
  return mapKeys(testSecrets.sealing, async (secret) => (await ecdhPair(secret)).privateKey);
}

export async function ecdhPair(secret: bigint): Promise<WebCryptoKeyPair> {
  const point = publicPointOf(secret);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(base64Url);
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: base64Url(coordinateBytes(secret)) };
  const algorithm = { name: 'ECDH', namedCurve: 'P-256' };
  const privateKey = await crypto.subtle.importKey('jwk', jwk as object, algorithm, false, [
    'deriveBits',
  ]);
  return { privateKey, publicKey: await importSealingPublicKey(point) };
}

export function scalarHex(secret: bigint): string {
  return bytesToHex(coordinateBytes(secret));
}

async function mapKeys(
  secrets: ReadonlyMap<number, bigint>,
  make: (secret: bigint) => Promise<WebCryptoKey>,
): Promise<Map<number, WebCryptoKey>> {
  const keys = new Map<number, WebCryptoKey>();
  for (const [keyId, secret] of secrets) keys.set(keyId, await make(secret));
  return keys;
}
