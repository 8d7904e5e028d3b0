// Answers that are made once and cached for all clients: a failure is reported, not cached (T70).
import { expect, it } from 'vitest';
import { revocationList } from '../../src/features/licenses/licensing/tokens/revocations.ts';
import { figuresReader } from '../../src/features/office/health/read-figures.ts';
import { openCatalog } from '../../src/features/shop/catalog/read-catalog.ts';
import type { Db } from '../../src/platform/db/types.ts';
import type { Dependencies } from '../../src/platform/dependencies.ts';
import { shopSummarizer } from '../../src/reads/revenue/summarize-shop.ts';
import { createTestApp } from '../test-app.ts';

const test = await createTestApp();

/** The dependencies with a database that is unavailable until it is restored. */
function withDatabaseAway(dependencies: Dependencies) {
  const away = new Proxy({} as Db, {
    get() {
      throw new Error('database away');
    },
  });
  const database = { ...dependencies.database, db: away };
  return {
    dependencies: { ...dependencies, database },
    callBack: () => (database.db = dependencies.database.db),
  };
}

function catalogueReader(dependencies: Dependencies) {
  const catalog = openCatalog(dependencies);
  return () => catalog.readPage({ page: 1, limit: 10 });
}

it.each<[string, (dependencies: Dependencies) => () => Promise<unknown>]>([
  ['the summary', shopSummarizer],
  [
    'the list of revocations',
    (dependencies) => revocationList(dependencies, dependencies.licenseKeys),
  ],
  ['the catalogue', catalogueReader],
  ['the figures of Kesehatan', figuresReader],
])('%s is made again after a failure', async (_name, open) => {
  const { dependencies, callBack } = withDatabaseAway(test.dependencies);
  const read = open(dependencies);
  await expect(Promise.all([read(), read()])).rejects.toThrow('database away');
  callBack();
  await expect(read()).resolves.toBeDefined();
});
