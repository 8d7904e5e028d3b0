import { resolve } from 'node:path';
import type { PublicSettings } from '@timesync/contract';
import { expect, it } from 'vitest';
import { bundledProgram, startChildProgram } from '../../../../test/child-program.ts';
import { signInAs } from '../../../../test/people.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const PROJECT = resolve(import.meta.dirname, '../../../../../..');

it('is visible in another process as soon as one has changed it', async () => {
  const test = await createTestApp();
  const { browser } = await signInAs(test, 'admin');
  const url = await startSecondProcess(test.database.pool.options.connectionString ?? '');
  const read = async () => {
    const settings = (await (await fetch(`${url}/public/config`)).json()) as PublicSettings;
    return settings.seller.name;
  };
  expect(await read()).toBeNull();
  for (const sellerName of ['Toko Satu', 'Toko Dua']) {
    await browser.patch('/admin/settings', { sellerName });
    // By the change event, without a restart: the cache alone would last a minute.
    await expect.poll(read).toBe(sellerName);
  }
});

async function startSecondProcess(databaseUrl: string): Promise<string> {
  const environment = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: temporaryFolder(),
    LOG_LEVEL: 'silent',
  };
  const { firstLine } = startChildProgram(`
    import { findFreePort } from ${JSON.stringify(resolve(PROJECT, 'scripts/system/free-port.mjs'))};
    Object.assign(process.env, ${JSON.stringify(environment)}, { PORT: await findFreePort() });
    await import(${JSON.stringify(bundledProgram('main'))});
  `);
  const [url = ''] = /http:\S+/.exec(await firstLine) ?? [];
  return url;
}
