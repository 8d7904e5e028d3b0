// The licence keys are the most valuable part of a backup: with them one can sign for any device.
// They are encrypted with a passphrase: scrypt, then AES-256-GCM.
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const CIPHER = 'aes-256-gcm';
/** 64 MB, twice: as hard as 128 MB once, within the memory limit of a backup. */
const STRENGTH = { N: 2 ** 16, r: 8, p: 2 };
const MAX_MEMORY = 256 * 1024 * 1024;

const base64 = z.base64().transform((text) => Buffer.from(text, 'base64'));
const sealed = z.object({
  cost: z.object({
    N: z
      .number()
      .int()
      .max(2 ** 17),
    r: z.literal(STRENGTH.r),
    p: z.number().int().max(STRENGTH.p),
  }),
  salt: base64,
  iv: base64,
  tag: base64,
  text: base64,
});

export async function sealKeys(lines: string, passphrase: string): Promise<Buffer> {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv(CIPHER, await keyOf(passphrase, salt, STRENGTH), iv);
  const text = Buffer.concat([cipher.update(lines, 'utf8'), cipher.final()]);
  const fields = { salt, iv, tag: cipher.getAuthTag(), text };
  const coded = Object.entries(fields).map(([name, bytes]) => [name, bytes.toString('base64')]);
  return Buffer.from(JSON.stringify({ cost: STRENGTH, ...Object.fromEntries(coded) }));
}

export async function unsealKeys(bytes: Buffer, passphrase: string): Promise<string> {
  const { cost, salt, iv, tag, text } = sealed.parse(JSON.parse(bytes.toString('utf8')));
  const decipher = createDecipheriv(CIPHER, await keyOf(passphrase, salt, cost), iv);
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    throw new BackupError('The passphrase is not the one that this backup was made with.');
  }
}

function keyOf(passphrase: string, salt: Buffer, cost: typeof STRENGTH): Promise<Buffer> {
  return derive(passphrase.normalize('NFC'), salt, 32, { ...cost, maxmem: MAX_MEMORY });
}
