import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../test/database.ts';
import { temporaryFolder } from '../../../../../test/temporary-folder.ts';
import { readConfig } from '../../../../platform/config.ts';
import { addLicenseKey } from '../../../../platform/crypto/license-keys.ts';
import type { Database } from '../../../../platform/db/types.ts';
import { licensePublicKeys } from '../licensing.schema.ts';
import { openOwnKeys } from './open-own-keys.ts';

let database: Database;
beforeEach(async () => {
  database = await createTestDatabase();
});

const start = (dataDir: string, environment: Record<string, string> = {}) =>
  openOwnKeys({ config: readConfig({ DATA_DIR: dataDir, ...environment }), database });
const keyFiles = (dataDir: string) => readdirSync(join(dataDir, 'keys'));
const knownIds = async () =>
  (await database.db.select().from(licensePublicKeys)).map(({ keyId }) => keyId).toSorted();

it('makes the keys of an empty database once; a second server gets them by copying', async () => {
  const [first, second] = [temporaryFolder(), temporaryFolder()];
  await start(first);
  await expect(start(second)).rejects.toThrow(
    /^This database's licence keys are missing here: copy DATA_DIR\/keys .* or set LICENSE_SIGNING_KEY$/,
  );
  expect(keyFiles(second)).toEqual([]);
  cpSync(join(first, 'keys'), join(second, 'keys'), { recursive: true });
  await start(second);
  await start(first);
  expect(await knownIds()).toEqual([1]);
});

it('lets a second server take them from the environment', async () => {
  const first = temporaryFolder();
  await start(first);
  const line = readFileSync(join(first, 'keys', 'license-key-1.json'), 'utf8');
  await start(temporaryFolder(), { LICENSE_SIGNING_KEY: line });
});

it('stops a server that has another key under a known id, and keeps the known one', async () => {
  const [first, second] = [temporaryFolder(), temporaryFolder()];
  await start(first);
  await addLicenseKey({ dataDir: second, environment: undefined });
  await addLicenseKey({ dataDir: second, environment: undefined });
  await expect(start(second)).rejects.toThrow(
    /^Licence key 1 is not the key 1 that this database knows: put the right file .*license-key-1\.json/,
  );
  expect(await knownIds()).toEqual([1]);
  await start(first);
});

it('makes no new keys where they are lost, unless under an id that was never used', async () => {
  const dataDir = temporaryFolder();
  await start(dataDir);
  rmSync(join(dataDir, 'keys'), { recursive: true });
  await expect(start(dataDir)).rejects.toThrow('are missing here');
  await addLicenseKey({ dataDir, environment: undefined, id: 2 });
  expect((await start(dataDir)).current.id).toBe(2);
  expect(await knownIds()).toEqual([1, 2]);
});

it('learns a rotated key from the first server that has it', async () => {
  const [first, second] = [temporaryFolder(), temporaryFolder()];
  await start(first);
  cpSync(join(first, 'keys'), join(second, 'keys'), { recursive: true });
  await addLicenseKey({ dataDir: first, environment: undefined });
  await start(first);
  expect(await knownIds()).toEqual([1, 2]);
  // It does not have the new key yet, and goes on because nothing is signed with it.
  expect([...(await start(second)).byId.keys()]).toEqual([1]);
  await addLicenseKey({ dataDir: second, environment: undefined });
  await expect(start(second)).rejects.toThrow(/^Licence key 2 is not the key 2/);
});
