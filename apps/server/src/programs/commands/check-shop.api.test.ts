import { renameSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sql, TransactionRollbackError } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { openBoxShop } from '../../../test/shops/box-shop.ts';
import { toDeviceId } from '../../features/licenses/licensing/device-id.ts';
import { licenseSigner } from '../../features/licenses/licensing/tokens/license-signer.ts';
import { openOwnKeys } from '../../features/licenses/licensing/tokens/open-own-keys.ts';
import { systemClock } from '../../platform/clock.ts';
import { addLicenseKey } from '../../platform/crypto/license-keys.ts';
import type { Queryable } from '../../platform/db/types.ts';
import { checkShop } from './check-shop.ts';

const shop = await openBoxShop();
const { dependencies } = shop.test;
await openOwnKeys(dependencies);
const { id, invoiceNumber } = await shop.newOrder(2);
const invoice = invoiceNumber;
await shop.newOrder();
await shop.sendProof(id);
await shop.approve(id);
const refunded = await shop.newOrder();
await shop.sendProof(refunded.id);
await shop.approve(refunded.id);
await shop.refund(refunded.id);
const { box } = await shop.ownBox();
const claim = (await shop.claim(box.id)).json();
await shop.decide(claim.id, { decision: 'accept', note: 'Diganti' });
await shop.orderBox();

async function brokenRules(
  db: Queryable = shop.test.database.db,
): Promise<Array<[string, string[]]>> {
  const { database, ...dependencies } = shop.test.dependencies;
  const checked = { ...dependencies, clock: systemClock, database: { ...database, db } };
  const found: Array<[string, string[]]> = [];
  for await (const { rule, broken } of checkShop(checked as Parameters<typeof checkShop>[0])) {
    if (broken.length > 0) found.push([rule, broken]);
  }
  return found;
}

/** The shop is broken only during the check. */
async function brokenAfter(statements: string): Promise<Array<[string, string[]]>> {
  let found: Array<[string, string[]]> = [];
  const looked = shop.test.database.db.transaction(async (tx) => {
    await tx.execute(sql.raw(statements));
    found = await brokenRules(tx);
    tx.rollback();
  });
  await expect(looked).rejects.toThrow(TransactionRollbackError);
  return found;
}
const filePath = (key: string) => join(shop.test.dependencies.config.DATA_DIR, 'files', key);
const someFile = async () => {
  for await (const key of shop.test.dependencies.files.list('proofs')) return key;
  throw new Error('no proof');
};

it('finds nothing in a shop that was only used normally', async () => {
  expect(await brokenRules()).toEqual([]);
});

it.each([
  ['paid orders have their evidence', 'delete from payment_evidence where order_id = 1'],
  ['paid orders have their evidence', 'update orders set paid_at = now() where id = 2'],
  ['every bought unit has one licence', 'delete from licenses where id = 1'],
  ['totals are the sums of their lines', 'update orders set total_amount = 1 where id = 1'],
  ['paid orders with a box have their parcel', 'delete from parcels where claim_id is null'],
  ['paid orders with a box have their parcel', 'update order_lines set is_shipped = true'],
  ['every parcel has an address', 'delete from order_addresses where order_id = 4'],
  [
    'every box that left has its serial number',
    `update parcels set status = 'to_send', sent_at = null where claim_id is null`,
  ],
  ['accepted claims have their replacement', 'delete from parcels where claim_id is not null'],
  [
    'accepted claims have their replacement',
    `update parcels set status = 'sent', sent_at = now() where claim_id is not null`,
  ],
  [
    'orders that ended hold no stock',
    `update orders set status = 'cancelled' where id = 2;
     update order_lines set reserved_stock = true where order_id = 2`,
  ],
])('%s', async (rule, statement) => {
  expect((await brokenAfter(statement)).map(([name]) => name)).toContain(rule);
});

it('compares the token of an activation with its signature', async () => {
  const { rows } = await shop.test.database.pool.query(
    `select id, license_key as "licenseKey", init from licenses order by id limit 1`,
  );
  const [license] = rows;
  const activation = {
    sequence: 1,
    deviceId: toDeviceId(Buffer.from('00112233445566778899', 'hex')),
    deviceType: 'tvbox',
    activatedAt: new Date('2026-05-01T00:00:00.000Z'),
  };
  const token = await licenseSigner(await openOwnKeys(shop.test.dependencies)).sign(
    license,
    activation,
  );
  const row = (deviceId: string) => `insert into activations
    (license_id, sequence, device_id, device_type, token, activated_at) values
    (${license.id}, 1, '\\x${deviceId}', 'tvbox', '${token}', now())`;
  expect(await brokenAfter(row(activation.deviceId))).toEqual([]);
  expect(await brokenAfter(row('ff112233445566778899'))).toEqual([
    [
      'every token is signed for its activation',
      [expect.stringMatching(/^activation \d+ of the licence \d+$/)],
    ],
  ]);
});

it('names a mosque whose ketuas are not counted', async () => {
  const mosque = `insert into mosques (kind, name, created_by, created_at)
    values ('masjid', 'Al-Huda', 1, now()) returning id`;
  const statement = (count: number) => `do $$ declare made integer; begin
    ${mosque} into made;
    insert into mosque_members (mosque_id, user_id, role, since) values (made, 1, 'ketua', now());
    update mosques set ketua_count = ${count} where id = made;
  end $$`;
  expect(await brokenAfter(statement(1))).toEqual([]);
  expect(await brokenAfter(statement(2))).toEqual([
    ['every mosque counts its ketuas', [expect.stringMatching(/^mosque \d+$/)]],
  ]);
});

it('names the orders', async () => {
  const statement = 'update orders set total_amount = total_amount + 1 where id = 1';
  expect(await brokenAfter(statement)).toEqual([['totals are the sums of their lines', [invoice]]]);
});

it('reports missing files, and files without an owner once they are a day old', async () => {
  const owned = await someFile();
  const stray = 'proofs/00000000-0000-4000-8000-000000000000.webp';
  await shop.test.dependencies.files.save(stray, new Uint8Array([1]));
  onTestFinished(() => rmSync(filePath(stray)));
  expect(await brokenRules()).toEqual([]);
  utimesSync(filePath(stray), 0, 0);
  const aside = `${filePath(owned)}.aside`;
  renameSync(filePath(owned), aside);
  onTestFinished(() => renameSync(aside, filePath(owned)));
  expect(await brokenRules()).toEqual([
    ['payment proofs: every row has its file', [owned]],
    ['payment proofs: every file has its row', [stray]],
  ]);
});

it('misses an admin, an untouched history and the right keys', async () => {
  const { DATA_DIR } = shop.test.dependencies.config;
  const [keys, aside] = [join(DATA_DIR, 'keys'), join(DATA_DIR, 'keys-aside')];
  renameSync(keys, aside);
  onTestFinished(() => {
    rmSync(keys, { recursive: true });
    renameSync(aside, keys);
  });
  await addLicenseKey({ dataDir: DATA_DIR, environment: undefined });
  const broken = await brokenAfter(`
    update users set role = 'user'`);
  expect(broken.map(([rule]) => rule)).toEqual([
    'there is an admin',
    'the licence keys are the known ones',
  ]);
});
