// People go on buying while the copy is made: it shows one moment.
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { interrupted } from '../../../test/backups/interrupted.ts';
import { bundledProgram } from '../../../test/child-program.ts';
import { createEmptyTestDatabase } from '../../../test/database.ts';
import { signInAs } from '../../../test/people.ts';
import { quietLog } from '../../../test/quiet-log.ts';
import { createProduct } from '../../../test/shop.ts';
import { fillSampleShop } from '../../../test/shops/sample-shop.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { jobKinds } from '../../programs/background.ts';
import { createJobTables } from '../jobs/jobs.ts';
import { checkBackup } from './check-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const PROGRAM = bundledProgram('backup');

it('counts files that rows name and this machine lacks, and ends with 1', async () => {
  const test = await createTestApp();
  await fillSampleShop(test);
  const folder = temporaryFolder();
  const env = {
    ...process.env,
    DATABASE_URL: test.database.pool.options.connectionString,
    DATA_DIR: temporaryFolder(),
  };
  const { code, said } = await new Promise<{ code: unknown; said: string }>((done) => {
    execFile(process.execPath, [PROGRAM, '--to', folder], { env }, (error, _stdout, said) =>
      done({ code: error?.code, said }),
    );
  });
  const [name = ''] = readdirSync(folder);
  const { manifest } = await checkBackup(join(folder, name));
  expect(manifest.files).toMatchObject({ count: 0, missing: expect.any(Number) });
  expect(manifest.files.missing).toBeGreaterThan(0);
  expect(code).toBe(1);
  expect(said).toContain(
    `but ${manifest.files.missing} files that rows name are not on this machine`,
  );
});

it('is one moment, while orders are placed between the tables and all the time', async () => {
  const test = await createTestApp();
  const product = await createProduct(test);
  const customer = await signInAs(test);
  // An admin places them as phone orders, whose number is not limited.
  const admin = await signInAs(test, 'admin');
  const line = { productId: product.id, productVariantId: product.variants[0]?.id ?? 0 };
  let placed = 0;
  const place = async () => {
    const details = [{ ...line, qty: 1 + (placed % 5) }];
    const wanted = { userId: customer.user.id, details };
    const { statusCode, body } = await admin.browser.post('/admin/transactions', wanted);
    if (statusCode !== 201) throw new Error(`placing failed: ${body}`);
    placed += 1;
  };
  for (let round = 0; round < 3; round++) await place();

  let isOver = false;
  const shopping = (async () => {
    while (!isOver) await place();
  })();
  const path = join(temporaryFolder(), 'copy.tar.gz');
  const pool = interrupted(test.database.pool, place);
  await writeBackup(
    { pool, files: test.dependencies.files },
    { path, app: '0.1.0', madeAt: new Date() },
  ).finally(() => {
    isOver = true;
  });
  await shopping;

  const target = await createEmptyTestDatabase();
  const prepareJobs = () => createJobTables(target, { kinds: jobKinds, log: quietLog });
  await restoreBackup(await checkBackup(path), {
    database: target,
    dataDir: temporaryFolder(),
    prepareJobs,
  });
  const { rows } = await target.pool.query(`
    select count(*)::int as orders,
      count(*) filter (where o.total_amount = l.total)::int as whole,
      (select count(*)::int from history where subject = 'order') as recorded
    from orders o left join (select order_id, sum(qty * price) as total from order_lines group by 1) l
      on l.order_id = o.id`);
  expect(rows[0].whole).toBe(rows[0].orders);
  expect(rows[0].recorded).toBe(rows[0].orders);
  expect(rows[0].orders).toBeGreaterThanOrEqual(3);
  expect(placed).toBeGreaterThan(rows[0].orders + 10);
});
