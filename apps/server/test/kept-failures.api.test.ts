// Answers that are made once and kept for everyone: a failure while making one is told, not kept (T70).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCatalog } from '../src/features/catalog/read-catalog.ts';
import { revocationList } from '../src/features/licensing/revocations.ts';
import { shopSummarizer } from '../src/features/reports/summarize-shop.ts';
import type { Db } from '../src/platform/db/database.ts';
import type { Parts } from '../src/platform/parts.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** The parts with a database that is away until it is called back. */
function withDatabaseAway(parts: Parts) {
  const away = new Proxy({} as Db, {
    get() {
      throw new Error('database away');
    },
  });
  const database = { ...parts.database, db: away };
  return { parts: { ...parts, database }, callBack: () => (database.db = parts.database.db) };
}

function catalogueReader(parts: Parts) {
  const catalog = openCatalog(parts);
  return () => catalog.readPage({ page: 1, limit: 10 });
}

it.each<[string, (parts: Parts) => () => Promise<unknown>]>([
  ['the summary', shopSummarizer],
  ['the list of revocations', (parts) => revocationList(parts, parts.licenseKeys)],
  ['the catalogue', catalogueReader],
])('%s is made again after a failure', async (_name, open) => {
  const { parts, callBack } = withDatabaseAway(test.parts);
  const read = open(parts);
  await expect(Promise.all([read(), read()])).rejects.toThrow('database away');
  callBack();
  await expect(read()).resolves.toBeDefined();
});
