// A database of any earlier version becomes the same as a new one, and its rows stay.
import { expect, it } from 'vitest';
import { createEmptyTestDatabase } from '../../../../test/database.ts';
import { readSchema } from '../../../../test/read-schema.ts';
import type { Database } from '../types.ts';
import { migrate } from './migrate.ts';
import { readMigrationFiles } from './migration-files.ts';
import { MIGRATIONS_FOLDER } from './older-servers.ts';

const tags = readMigrationFiles(MIGRATIONS_FOLDER).map(({ tag }) => tag);

const at = '2026-01-01Z';
/** A shop with a waiting and a paid order; columns that a schema does not have yet are left out. */
const shop: Array<[table: string, row: Record<string, unknown>]> = [
  [
    'users',
    { name: 'Budi', email: 'budi@masjid.id', whatsapp: '+628123456789', password_hash: 'x' },
  ],
  ['init_devices', { init: 'TV', device_type: ['tvbox'] }],
  ['products', { name: 'Jam', price: 350_000 }],
  ['product_variants', { product_id: 1, name: 'TV', init: 'TV', price: 350_000 }],
  ...['pending', 'paid'].map((status, index): [string, Record<string, unknown>] => [
    'orders',
    {
      invoice_number: `OLD-${status}`,
      user_id: 1,
      status,
      total_amount: 350_000,
      unique_code: index,
      terms_version: '1',
      created_at: at,
      expires_at: at,
      ...(status === 'paid' && {
        paid_at: at,
        payment_date: at,
        proof_version: 1,
        received_amount: 350_001,
      }),
    },
  ]),
  [
    'payment_proofs',
    {
      id: '00000000-0000-4000-8000-000000000000',
      order_id: 2,
      version: 1,
      size_bytes: 1,
      sha256: Buffer.alloc(32),
      difference_hash: 1,
      created_at: at,
    },
  ],
  [
    'order_lines',
    {
      order_id: 2,
      line_number: 1,
      product_id: 1,
      product_name: 'Jam',
      requires_license: true,
      init: 'TV',
      price: 350_000,
      qty: 1,
    },
  ],
  [
    'licenses',
    {
      license_key: 'TV-0123456789ABCDEF',
      init: 'TV',
      user_id: 1,
      order_line_id: 1,
      unit_index: 0,
      issued_at: at,
    },
  ],
  [
    'history',
    { at, actor_kind: 'user', actor_id: 1, subject: 'order', subject_id: 2, action: 'place' },
  ],
];

async function fill({ pool }: Database): Promise<void> {
  for (const [table, row] of shop) {
    const { rows } = await pool.query(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1`,
      [table],
    );
    const columns = rows.map(({ name }) => name).filter((name) => name in row);
    if (columns.length === 0) continue;
    const values = columns.map((_, index) => `$${index + 1}`);
    await pool.query(
      `insert into ${table} (${columns.join()}) values (${values.join()})`,
      columns.map((name) => row[name]),
    );
  }
}

async function countRows({ pool }: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of new Set(shop.map(([name]) => name))) {
    const { rows } = await pool.query(`select to_regclass($1) is not null as there`, [table]);
    if (!rows[0].there) continue;
    counts[table] = (await pool.query(`select from ${table}`)).rowCount ?? 0;
  }
  return counts;
}

let newest: object[] | undefined;

async function readNewest(): Promise<object[]> {
  const fresh = await createEmptyTestDatabase();
  await migrate(fresh);
  const schema = await readSchema(fresh);
  await fresh.close();
  return schema;
}

it.each(tags.slice(0, -1))('from %s', async (tag) => {
  const database = await createEmptyTestDatabase();
  await migrate(database, undefined, { schema: tag, unfinished: [] });
  await fill(database);
  const before = await countRows(database);
  expect(Object.values(before)).not.toContain(0);
  await migrate(database);
  newest ??= await readNewest();
  expect(await readSchema(database)).toEqual(newest);
  expect(await countRows(database)).toMatchObject(before);
});
