import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../../test/database.ts';
import { temporaryFolder } from '../../../../../test/temporary-folder.ts';
import { readConfig } from '../../../../platform/config.ts';
import { LicenseKeyError } from '../../../../platform/crypto/stored-license-keys.ts';
import { licensePublicKeys } from '../licensing.schema.ts';
import { openOwnKeys } from './open-own-keys.ts';

it('one of several servers that start concurrently creates the keys, the others create none', async () => {
  const database = await createTestDatabase();
  const folders = Array.from({ length: 4 }, () => temporaryFolder());
  const starts = await Promise.allSettled(
    folders.map((DATA_DIR) => openOwnKeys({ config: readConfig({ DATA_DIR }), database })),
  );
  const stopped = starts.flatMap((start) => (start.status === 'rejected' ? [start.reason] : []));
  expect(stopped).toHaveLength(3);
  for (const error of stopped) expect(error).toBeInstanceOf(LicenseKeyError);
  const files = folders.flatMap((folder) =>
    existsSync(join(folder, 'keys')) ? readdirSync(join(folder, 'keys')) : [],
  );
  expect(files).toEqual(['license-key-1.json']);
  expect(await database.db.select().from(licensePublicKeys)).toHaveLength(1);
});
