// Backups of version 1 were not encrypted, except for the licence keys: scrypt, then AES-256-GCM.
import { createDecipheriv, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const CIPHER = 'aes-256-gcm';
const MAX_MEMORY = 256 * 1024 * 1024;

const base64 = z.base64().transform((text) => Buffer.from(text, 'base64'));
const sealed = z.object({
  cost: z.object({
    N: z
      .number()
      .int()
      .max(2 ** 17),
    r: z.literal(8),
    p: z.number().int().max(2),
  }),
  salt: base64,
  iv: base64,
  tag: base64,
  text: base64,
});

export async function unsealKeys(bytes: Buffer, passphrase: string): Promise<string> {
  const { cost, salt, iv, tag, text } = sealed.parse(JSON.parse(bytes.toString('utf8')));
  const strength = { ...cost, maxmem: MAX_MEMORY };
  const key = await derive(passphrase.normalize('NFC'), salt, 32, strength);
  const decipher = createDecipheriv(CIPHER, key, iv);
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    throw new BackupError('The passphrase is not the one that this backup was made with.');
  }
}
