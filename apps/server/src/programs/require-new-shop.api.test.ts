import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createEmptyTestDatabase } from '../../test/database.ts';
import { createPerson } from '../../test/people.ts';
import { createTestApp } from '../../test/test-app.ts';
import { requireNewShop } from './require-new-shop.ts';

it('refuses a database without a user beside a backup, unless it is said to be a new shop', async () => {
  const empty = await createEmptyTestDatabase();
  // Tables without a user, as a failed restore leaves them.
  const test = await createTestApp();
  const { config } = test.dependencies;
  await requireNewShop(config, empty);

  mkdirSync(join(config.DATA_DIR, 'backups'));
  writeFileSync(join(config.DATA_DIR, 'backups/nightly-2026-11-15T20-10-00Z.tar.gz.age'), 'x');
  for (const database of [empty, test.database]) {
    await expect(requireNewShop(config, database)).rejects.toThrow(
      'but there is a backup: nightly-2026',
    );
    await requireNewShop({ ...config, NEW_SHOP: true }, database);
  }
  await createPerson(test);
  await requireNewShop(config, test.database);
});
