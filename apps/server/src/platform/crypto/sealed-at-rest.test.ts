import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { addLicenseKey, openLicenseKeys } from './license-keys.ts';
import { hashAtRest, openAtRest, sealAtRest } from './sealed-at-rest.ts';

const secret = Buffer.from('rahasia');

it('opens after a rotation what was sealed before it, and hashes as before', async () => {
  const dataDir = temporaryFolder();
  const keys = await openLicenseKeys({ dataDir, environment: undefined });
  const sealed = await sealAtRest(keys, secret);
  expect(sealed.includes(secret)).toBe(false);
  await addLicenseKey({ dataDir, environment: undefined });
  const rotated = await openLicenseKeys({ dataDir, environment: undefined, signingId: 2 });
  expect(await openAtRest(rotated, sealed)).toEqual(secret);
  expect(await hashAtRest(rotated, 'kode')).toEqual(await hashAtRest(keys, 'kode'));
});

it('refuses to open with other keys, or after a byte has changed', async () => {
  const keys = await openLicenseKeys({ dataDir: temporaryFolder(), environment: undefined });
  const others = await openLicenseKeys({ dataDir: temporaryFolder(), environment: undefined });
  const sealed = await sealAtRest(keys, secret);
  await expect(openAtRest(others, sealed)).rejects.toThrow();
  expect(await hashAtRest(others, 'kode')).not.toEqual(await hashAtRest(keys, 'kode'));
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await expect(openAtRest(keys, changed)).rejects.toThrow();
  }
});
