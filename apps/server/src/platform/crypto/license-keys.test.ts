import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLicenseKeys, rotateLicenseKey } from './license-keys.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'timesync-keys-'));

it('makes a key once, readable by its owner only, and finds it again', async () => {
  const dataDir = newFolder();
  const first = await openLicenseKeys({ dataDir, environment: undefined });
  const [file = ''] = readdirSync(join(dataDir, 'keys'));
  expect(statSync(join(dataDir, 'keys', file)).mode & 0o777).toBe(0o600);
  const second = await openLicenseKeys({ dataDir, environment: undefined });
  const message = new Uint8Array([1, 2, 3]);
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(algorithm, first.current.signing.privateKey, message);
  const isOurs = await crypto.subtle.verify(
    algorithm,
    second.current.signing.publicKey,
    signature,
    message,
  );
  expect(isOurs).toBe(true);
});

it('signs with the newest key after a rotation and still knows the old one', async () => {
  const dataDir = newFolder();
  await openLicenseKeys({ dataDir, environment: undefined });
  expect(await rotateLicenseKey(dataDir)).toBe(2);
  const keys = await openLicenseKeys({ dataDir, environment: undefined });
  expect(keys.current.id).toBe(2);
  expect([...keys.byId.keys()].toSorted()).toEqual([1, 2]);
});

it('takes the keys from the environment and writes no file', async () => {
  const dataDir = newFolder();
  await openLicenseKeys({ dataDir, environment: undefined });
  const text = readFileSync(join(dataDir, 'keys', 'license-key-1.json'), 'utf8');
  const elsewhere = newFolder();
  const keys = await openLicenseKeys({ dataDir: elsewhere, environment: text });
  expect(keys.current.id).toBe(1);
  expect(readdirSync(elsewhere)).toEqual([]);
});
