import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BoxDesk, openBoxDesk } from '../test/box-desk.ts';
import { quietLog } from '../test/quiet-log.ts';
import { checkShop } from './check-shop.ts';
import { openOwnKeys } from './features/licensing/tokens/open-own-keys.ts';
import { systemClock } from './platform/clock.ts';
import { addLicenseKey } from './platform/crypto/license-keys.ts';
import { sealHistory } from './platform/history/seal-history.ts';

let desk: BoxDesk;
let invoice: string;
beforeEach(async () => {
  desk = await openBoxDesk();
  const { dependencies } = desk.test;
  await openOwnKeys(dependencies);
  const { id, invoiceNumber } = await desk.newOrder(2);
  invoice = invoiceNumber;
  await desk.newOrder();
  await desk.sendProof(id);
  await desk.approve(id);
  const refunded = await desk.newOrder();
  await desk.sendProof(refunded.id);
  await desk.approve(refunded.id);
  await desk.refund(refunded.id);
  const { box } = await desk.ownBox();
  const claim = (await desk.claim(box.id)).json();
  await desk.decide(claim.id, { decision: 'accept', note: 'Diganti' });
  await desk.orderBox();
  await sealHistory(dependencies, quietLog);
});
afterEach(() => desk.test.close());

async function brokenRules(): Promise<Array<[string, string[]]>> {
  const found: Array<[string, string[]]> = [];
  for await (const { rule, broken } of checkShop({
    ...desk.test.dependencies,
    clock: systemClock,
  })) {
    if (broken.length > 0) found.push([rule, broken]);
  }
  return found;
}
const change = (statement: string) => desk.test.database.pool.query(statement);
const filePath = (key: string) => join(desk.test.dependencies.config.DATA_DIR, 'files', key);
const someFile = async () => {
  for await (const key of desk.test.dependencies.files.list('proofs')) return key;
  throw new Error('no proof');
};

it('finds nothing in a shop that was only sold in', async () => {
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
  await change(statement);
  expect((await brokenRules()).map(([name]) => name)).toContain(rule);
});

it('names the orders', async () => {
  await change('update orders set total_amount = total_amount + 1 where id = 1');
  expect(await brokenRules()).toEqual([['totals are the sums of their lines', [invoice]]]);
});

it('misses files, and finds those that nobody owns once they are a day old', async () => {
  const owned = await someFile();
  const stray = 'proofs/00000000-0000-4000-8000-000000000000.webp';
  await desk.test.dependencies.files.save(stray, new Uint8Array([1]));
  expect(await brokenRules()).toEqual([]);
  utimesSync(filePath(stray), 0, 0);
  rmSync(filePath(owned));
  expect(await brokenRules()).toEqual([
    ['payment proofs: every row has its file', [owned]],
    ['payment proofs: every file has its row', [stray]],
  ]);
});

it('misses an admin, an untouched history and the right keys', async () => {
  await change(`update users set role = 'user'`);
  await change('alter table history disable trigger all');
  await change(`update history set action = 'other' where id = 1`);
  const { DATA_DIR } = desk.test.dependencies.config;
  rmSync(join(DATA_DIR, 'keys'), { recursive: true });
  await addLicenseKey({ dataDir: DATA_DIR, environment: undefined });
  expect((await brokenRules()).map(([rule]) => rule)).toEqual([
    'there is an admin',
    'the history is as it was sealed',
    'the licence keys are the known ones',
  ]);
});
