import { generateKeyPairSync, hash, verify } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './run-command.mjs';
import { sealPackage } from './seal-package.mjs';
import { publicHalf, readSigningKey } from './signing-key.mjs';

function newKey(folder, type = 'ed25519', options = {}) {
  const { privateKey } = generateKeyPairSync(type, options);
  const file = join(folder, `${type}.pem`);
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return file;
}

test('the sum is a line for sha256sum, and the signature is of that line', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'portal.tar.gz');
  writeFileSync(file, 'isi paket');
  const key = readSigningKey({ RELEASE_SIGNING_KEY: newKey(folder) });
  await sealPackage(file, key);
  const line = readFileSync(`${file}.sha256`);
  expect(`${line}`).toBe(`${hash('sha256', 'isi paket')}  portal.tar.gz\n`);
  const isSigned = (text) => verify(null, text, publicHalf(key), readFileSync(`${file}.sig`));
  expect(isSigned(line)).toBe(true);
  expect(isSigned(Buffer.from(`${line}`.replace('portal', 'other')))).toBe(false);
});

test('an unsigned package leaves no signature of an earlier one', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'portal.tar.gz');
  writeFileSync(file, 'isi paket');
  await sealPackage(file, readSigningKey({ RELEASE_SIGNING_KEY: newKey(folder) }));
  await sealPackage(file, readSigningKey({}));
  expect(existsSync(`${file}.sha256`)).toBe(true);
  expect(existsSync(`${file}.sig`)).toBe(false);
});

test('a key of another kind, or none, is named in one sentence', () => {
  const folder = temporaryFolder();
  const RELEASE_SIGNING_KEY = newKey(folder, 'ec', { namedCurve: 'P-256' });
  expect(() => readSigningKey({ RELEASE_SIGNING_KEY })).toThrow(/is no Ed25519 key/);
  expect(() => readSigningKey({ RELEASE_SIGNING_KEY: '/nowhere' })).toThrow(
    /is no readable private key/,
  );
});
