import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { admin, customer, license, openShop, test } from '../../../../test/license-shop.ts';
import {
  activateOnline,
  newDevice,
  newRequest,
  type SampleDevice,
  sendTransferRequest,
} from '../../../../test/licenses.ts';
import { generateLicenseKeys } from './issuing/generate-license-keys.ts';
import { activations, transfers } from './licensing.schema.ts';

await openShop();

const times = <T>(length: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length }, (_, index) => make(index)));
const bind = (device: SampleDevice) => activateOnline(test, license.licenseKey, device);
/** A busy server has decided nothing: those answers are left out. */
async function bindAtOnce() {
  const responses = await times(100, () => bind(newDevice()));
  return responses.filter(({ statusCode }) => statusCode !== 503);
}

it('lets one of a hundred devices win', async () => {
  const responses = await bindAtOnce();
  const won = responses.filter(({ statusCode }) => statusCode === 200);
  expect(won).toHaveLength(1);
  const refused = responses.filter((response) => !won.includes(response));
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([409]));
  expect(await test.database.db.$count(activations)).toBe(1);
});

it('never exceeds the third move, however many devices ask concurrently', async () => {
  const { id } = license;
  const release = () =>
    admin.browser.post(`/admin/licenses/${id}/actions`, { action: 'release', reason: 'Diuji' });
  for (let device = 0; device < 3; device += 1) {
    await bind(newDevice());
    await release();
  }
  const askTogether = async () => {
    const responses = await bindAtOnce();
    const codes = responses.map((response) => response.json().code ?? 'bound');
    return { bound: codes.filter((code) => code === 'bound').length, codes: new Set(codes) };
  };
  expect(await askTogether()).toEqual({ bound: 1, codes: new Set(['MOVES_USED_UP', 'bound']) });
  await release();
  expect(await askTogether()).toEqual({ bound: 0, codes: new Set(['MOVES_USED_UP']) });
  const { transfersUsed, devices } = (await admin.browser.get(`/admin/licenses/${id}`)).json();
  expect({ transfersUsed, devices: devices.length }).toEqual({ transfersUsed: 3, devices: 4 });
});

it('admits three other boxes with one device id, however many ask concurrently', async () => {
  const device = newDevice();
  const codes = await times(30, () => newRequest(test, device));
  const answers = await times(30, (index) =>
    customer.browser.post('/activation', {
      request: codes[index]?.code,
      licenseId: license.id,
    }),
  );
  const refused = answers.filter((response) => response.json().code === 'DEVICE_RESETS_USED_UP');
  expect(refused).toHaveLength(26);
});

it('gives one device the same token through all four ways concurrently', async () => {
  const { id } = license;
  const device = newDevice();
  const { code } = await newRequest(test, device);
  const answers = await times(20, (index) =>
    index % 2
      ? bind(device)
      : customer.browser.post('/activation', { request: code, licenseId: id }),
  );
  expect(new Set(answers.map((response) => response.json().token)).size).toBe(1);
});

it('opens one request of many, and decides it once', async () => {
  const { id } = license;
  await bind(newDevice());
  const asked = await times(5, () => sendTransferRequest(customer, id));
  expect(asked.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(await test.database.db.$count(transfers)).toBe(1);
  const [open] = (await admin.browser.get('/admin/transfers?status=open')).json().data;
  const decided = await times(5, (index) =>
    admin.browser.post(`/admin/transfers/${open.id}/decision`, {
      decision: index % 2 ? 'approve' : 'reject',
      note: 'Diputuskan serentak',
    }),
  );
  expect(decided.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

it('an old key that waits for the lock opens nothing once the key has changed', async () => {
  const { db, pool } = test.database;
  const { id } = license;
  const isWaiting = `select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const other = await pool.connect();
  await other.query('begin');
  await other.query('select from licenses where id = $1 for update', [id]);
  const activation = bind(newDevice()).then(({ statusCode }) => statusCode);
  await expect.poll(async () => (await pool.query(isWaiting)).rowCount).toBe(1);
  const newKey = generateLicenseKeys('TV', 1);
  await other.query('update licenses set license_key = $2 where id = $1', [id, ...newKey]);
  await other.query('commit');
  other.release();
  expect(await activation).toBe(404);
  expect(await db.$count(activations, eq(activations.licenseId, id))).toBe(0);
});
