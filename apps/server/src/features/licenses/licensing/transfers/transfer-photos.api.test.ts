// T44 and T45 for the pictures of broken devices.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { admin, customer, license, openShop, test } from '../../../../../test/license-shop.ts';
import { activateOnline, sendTransferRequest } from '../../../../../test/licenses.ts';
import {
  createPaymentAccount,
  createProduct,
  placeSampleOrder,
  sendProof,
} from '../../../../../test/shop.ts';
import { createTestClock } from '../../../../../test/test-clock.ts';
import { recordHistory } from '../../../../platform/history/history.ts';
import { transferPhotos } from './transfer-photos.ts';

await openShop();

const DAY = 86_400_000;
beforeEach(async () => {
  await activateOnline(test, license.licenseKey);
});

const ask = () => sendTransferRequest(customer, license.id);
async function stored(): Promise<string[]> {
  const keys: string[] = [];
  const all = test.dependencies.files.listOlderThan('evidence', new Date(Date.now() + DAY));
  for await (const key of all) keys.push(key);
  return keys.toSorted();
}

it('stores no picture of a refused request', async () => {
  const before = (await stored()).length;
  const asked = await Promise.all([1, 2, 3].map(ask));
  expect(asked.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(await stored()).toHaveLength(before + 1);
});

it('sweeps what no request points at, after a day', async () => {
  await ask();
  const known = await stored();
  for (const key of [`evidence/${randomUUID()}.webp`, `evidence/${randomUUID()}.webp.a1.tmp`]) {
    await test.dependencies.files.save(key, Buffer.from('x'));
  }
  const sweepAt = (moment: number) =>
    transferPhotos.sweepOrphans({ ...test.dependencies, clock: createTestClock(new Date(moment)) });
  expect(await sweepAt(Date.now())).toBe(0);
  expect(await sweepAt(Date.now() + 2 * DAY)).toBe(2);
  expect(await stored()).toEqual(known);
});

it('counts with the proofs of payments towards one quota', async () => {
  await ask();
  const { timeline } = (await admin.browser.get(`/admin/licenses/${license.id}`)).json();
  const { action, after } = timeline[0];
  expect(after.evidenceBytes).toBeGreaterThan(0);
  const large = { subject: 'license', action, after: { evidenceBytes: 201 * 1024 * 1024 } };
  const by = { actorKind: 'customer' as const, actorId: customer.user.id };
  await recordHistory(test.database.db, [
    { ...large, ...by, at: test.clock.now(), subjectId: license.id },
  ]);

  const product = await createProduct(test);
  const order = await placeSampleOrder(customer.browser, [
    { productId: product.id, productVariantId: product.variants[0]?.id ?? 0 },
  ]);
  const { id: paymentAccountId } = await createPaymentAccount(test);
  const proof = await sendProof(customer.browser, order.id, { paymentAccountId });
  expect(proof.json().code).toBe('STORAGE_QUOTA');
  const path = `/admin/licenses/${license.id}/actions`;
  await admin.browser.post(path, { action: 'release', reason: 'Coba lagi' });
  await activateOnline(test, license.licenseKey);
  expect((await ask()).json().code).toBe('STORAGE_QUOTA');
});
