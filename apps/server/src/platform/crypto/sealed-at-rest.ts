// Secrets that must be readable again (an authenticator's secret, a gateway's token) are stored
// encrypted, so a stolen database reveals none of them. The key is derived from the licence keys,
// which every process has and every backup encrypts, and which are in no table.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { LicenseKey, LicenseKeys } from './license-keys.ts';

const INFO = 'JAMMASJID-REST-v1';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The bytes are key id, initialisation vector, tag and content. */
export async function sealAtRest({ current }: LicenseKeys, secret: Uint8Array): Promise<Buffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await restKey(current), iv);
  const content = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([Buffer.from([current.id]), iv, cipher.getAuthTag(), content]);
}

/** Throws when the key is missing or a byte has changed. */
export async function openAtRest({ byId }: LicenseKeys, sealed: Buffer): Promise<Buffer> {
  const key = byId.get(sealed.readUInt8(0));
  if (!key) throw new Error(`A secret is sealed with licence key ${sealed[0]}, which is not here`);
  const tagStart = 1 + IV_BYTES;
  const decipher = createDecipheriv(
    'aes-256-gcm',
    await restKey(key),
    sealed.subarray(1, tagStart),
    { authTagLength: TAG_BYTES },
  );
  decipher.setAuthTag(sealed.subarray(tagStart, tagStart + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(tagStart + TAG_BYTES)), decipher.final()]);
}

/** The same as base64, for JSON. */
export async function sealSecret(keys: LicenseKeys, secret: string): Promise<string> {
  return (await sealAtRest(keys, Buffer.from(secret))).toString('base64');
}

export async function openSecret(keys: LicenseKeys, sealed: string): Promise<string> {
  return (await openAtRest(keys, Buffer.from(sealed, 'base64'))).toString();
}

/** For codes that are too short to be hashed without a key. The oldest key makes it, so it lasts. */
export async function hashAtRest({ byId }: LicenseKeys, text: string): Promise<Buffer> {
  const [oldest] = [...byId.values()].toSorted((a, b) => a.id - b.id);
  if (!oldest) throw new Error('There is no licence key');
  return createHmac('sha256', await restKey(oldest))
    .update(text)
    .digest();
}

async function restKey({ sealing }: LicenseKey): Promise<Buffer> {
  const agreement = { name: 'ECDH', public: sealing.publicKey };
  const shared = await crypto.subtle.deriveBits(agreement, sealing.privateKey, 256);
  return Buffer.from(hkdfSync('sha256', new Uint8Array(shared), new Uint8Array(), INFO, 32));
}
