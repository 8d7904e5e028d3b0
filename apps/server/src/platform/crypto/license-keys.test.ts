import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportPublicPoint } from '@timesync/contract';
import { describe, expect, it } from 'vitest';
import { temporaryFolder as newFolder } from '../../../test/temporary-folder.ts';
import { addLicenseKey, openLicenseKeys } from './license-keys.ts';
import { LicenseKeyError } from './stored-license-keys.ts';

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

it('signs with the old key after a rotation, until the new one is named', async () => {
  const dataDir = newFolder();
  await openLicenseKeys({ dataDir, environment: undefined });
  expect(await addLicenseKey({ dataDir, environment: undefined })).toEqual({ id: 2 });
  const before = await openLicenseKeys({ dataDir, environment: undefined });
  expect(before.current.id).toBe(1);
  expect([...before.byId.keys()].toSorted()).toEqual([1, 2]);
  const after = await openLicenseKeys({ dataDir, environment: undefined, signingId: 2 });
  expect(after.current.id).toBe(2);
  expect([...after.byId.keys()].toSorted()).toEqual([1, 2]);
});

it('makes the next line for keys that live in the environment', async () => {
  const { line: first = '' } = await addLicenseKey({ dataDir: newFolder(), environment: ' ' });
  const { id, line } = await addLicenseKey({ dataDir: newFolder(), environment: first });
  expect(id).toBe(2);
  const both = { dataDir: newFolder(), environment: `${first}\n${line}\n`, signingId: 2 };
  expect((await openLicenseKeys(both)).current.id).toBe(2);
});

it('leaves one complete key when two processes start at the same time', async () => {
  const dataDir = newFolder();
  const open = () => openLicenseKeys({ dataDir, environment: undefined });
  const opened = await Promise.all(Array.from({ length: 8 }, open));
  const points = opened.map(({ current }) => exportPublicPoint(current.signing.publicKey));
  expect(new Set((await Promise.all(points)).map(String)).size).toBe(1);
  expect(readdirSync(join(dataDir, 'keys'))).toEqual(['license-key-1.json']);
});

describe('stops with one sentence', () => {
  const stop = (options: Partial<Parameters<typeof openLicenseKeys>[0]>) =>
    expect(openLicenseKeys({ dataDir: newFolder(), environment: undefined, ...options })).rejects;
  const keyLine = async (change: object = {}) => {
    const { line = '' } = await addLicenseKey({ dataDir: newFolder(), environment: ' ' });
    return JSON.stringify({ ...JSON.parse(line), ...change });
  };

  it.each([
    ['rahasia', /^LICENSE_SIGNING_KEY line 1 is not a licence key/],
    ['{"id":1}', /^LICENSE_SIGNING_KEY line 1 is not a licence key/],
    ['null', /^LICENSE_SIGNING_KEY line 1 is not a licence key/],
  ])('that names the variable and never shows the secret: %s', async (environment, words) => {
    await stop({ environment }).toThrow(LicenseKeyError);
    await stop({ environment }).toThrow(words);
    await stop({ environment }).not.toThrow('rahasia');
  });

  it.each([-1, 1.5, 256, '1'])('for the key id %j', async (id) => {
    const environment = `${await keyLine()}\n${await keyLine({ id })}`;
    await stop({ environment }).toThrow(/^LICENSE_SIGNING_KEY line 2 .* from 0 to 255$/);
  });

  it('for a point that is not on the curve, a repeated id and an unknown one', async () => {
    const good = await keyLine();
    const signing = { ...JSON.parse(good).signing, x: JSON.parse(good).signing.y };
    const damaged = await keyLine({ signing });
    await stop({ environment: damaged }).toThrow('LICENSE_SIGNING_KEY line 1 is damaged');
    await stop({ environment: `${good}\n${await keyLine()}` }).toThrow('the same id');
    await stop({ environment: good, signingId: 3 }).toThrow(
      'LICENSE_KEY_ID names key 3, but the keys are 1',
    );
  });

  it('for an empty key file, and for none where tokens exist', async () => {
    const dataDir = newFolder();
    await stop({ dataDir, mayCreate: false }).toThrow('licence keys are missing here');
    writeFileSync(join(dataDir, 'keys', 'license-key-1.json'), '');
    await stop({ dataDir }).toThrow(/license-key-1\.json is empty/);
  });
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
