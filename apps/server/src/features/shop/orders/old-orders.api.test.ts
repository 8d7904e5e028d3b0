// Orders from before free orders had a waiting time, and before rejection codes were stored.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createEmptyTestDatabase } from '../../../../test/database.ts';
import { migrationFolder } from '../../../../test/migration-folder.ts';
import { migrate } from '../../../platform/db/migrations/migrate.ts';
import { readMigrationFiles } from '../../../platform/db/migrations/migration-files.ts';

const folder = fileURLToPath(import.meta.resolve('../../../../migrations'));
const CHANGE = 'waiting-and-refused-orders';

function folderBefore(change: string): string {
  const tags = readMigrationFiles(folder).map(({ tag }) => tag);
  const earlier = tags.slice(
    0,
    tags.findIndex((tag) => tag.endsWith(change)),
  );
  const textOf = (tag: string) => readFileSync(`${folder}/${tag}.sql`, 'utf8');
  return migrationFolder(Object.fromEntries(earlier.map((tag) => [tag, textOf(tag)])));
}

it('get their code from the history and their waiting time from what they have', async () => {
  const database = await createEmptyTestDatabase();
  const run = async (text: string) => (await database.pool.query(text)).rows;
  await migrate(database, folderBefore(CHANGE));
  await run(`insert into users (name, email, whatsapp, password_hash)
    values ('Budi', 'budi@masjid.id', '+6281234567890', 'x')`);
  await run(`insert into orders (invoice_number, user_id, status, total_amount, created_at,
      expires_at, payment_date, rejection_reason)
    values ('A', 1, 'confirm', 0, '2026-01-01Z', '2026-01-04Z', null, null),
      ('B', 1, 'confirm', 5, '2026-01-01Z', '2026-01-04Z', '2026-01-02Z', null),
      ('C', 1, 'pending', 5, '2026-01-01Z', '2026-01-04Z', '2026-01-02Z', 'Bukti tidak terbaca'),
      ('D', 1, 'pending', 5, '2026-01-01Z', '2026-01-04Z', '2026-01-02Z', 'Bukti tidak terbaca')`);
  const reject = (orderId: number, reason: string) =>
    run(`insert into history (at, actor_kind, subject, subject_id, action, after)
      values (now(), 'admin', 'order', ${orderId}, 'reject', '{"reason": "${reason}"}')`);
  await reject(3, 'unreadable');
  await reject(3, 'amount');

  await migrate(database, folder);
  const found = await run(`select rejection_code as code, waiting_since::date::text as since
    from orders order by id`);
  expect(found).toEqual([
    { code: null, since: '2026-01-01' },
    { code: null, since: '2026-01-02' },
    { code: 'amount', since: '2026-01-02' },
    { code: 'other', since: '2026-01-02' },
  ]);
});
