// The column "another customer" of the authorisation matrix: every customer route with an id
// answers 404 to other customers, and changes nothing.
import { beforeAll, describe, expect, it } from 'vitest';
import type { BrowserClient } from '../browser-client.ts';
import { signInAs } from '../people.ts';
import { ownCalls as calls, openOwnersShop } from '../shops/own-calls.ts';
import { createTestApp } from '../test-app.ts';

const test = await createTestApp();
const shop = await openOwnersShop(test);
const stranger = await signInAs(test);

/** Pictures of the seller, for every signed-in user. */
const OF_THE_SELLER = ['GET /files/qris/:id', 'GET /files/signature/:id'];

it('knows every such route', () => {
  const named = test.app.accessList.filter((line) => /:\w+.* user$/.test(line));
  const ours = named.filter((line) => !line.startsWith('HEAD'));
  const routes = ours.map((line) => line.replace(/ user$/, ''));
  expect([...Object.keys(calls), ...OF_THE_SELLER].toSorted()).toEqual(routes.toSorted());
});

/** The settings of a clock are signed whenever they are read, each time differently. */
const withoutSignature = (body: string) => body.replace(/JMS1-[0-9A-Z]+/, '');

const everything = async (browser: BrowserClient) =>
  Promise.all(
    [
      `/transaction/${shop.paid.id}`,
      `/transaction/${shop.unpaid.id}`,
      `/transaction/${shop.paid.id}/delivery`,
      `/my-products/${shop.paid.lineId}/boxes`,
      `/my-licenses/${shop.license.id}`,
      `/my-licenses/${shop.license.id}/clock`,
      '/my-mosques',
      `/my-mosques/${shop.mosque.id}/links`,
      '/auth/sessions',
    ].map(async (address) => withoutSignature((await browser.get(address)).body)),
  );

it.each(Object.entries(calls))('%s is not there for another customer', async (_route, call) => {
  const before = await everything(shop.owner.browser);
  const refused = await call(stranger, shop);
  expect(refused.statusCode).toBe(404);
  const { user } = shop.owner;
  expect(refused.body).not.toMatch(new RegExp(`${user.email}|${user.name}|INV-|TV-`));
  expect(await everything(shop.owner.browser)).toEqual(before);
});

it.each(Object.keys(calls).filter((route) => route.startsWith('GET')))(
  '%s is there for its owner',
  async (route) => {
    expect((await calls[route]?.(shop.owner, shop))?.statusCode).toBe(200);
  },
);

it.each(['GET /files/evidence/:id', 'GET /files/proof/:id'])(
  '%s is there for admins, who check it',
  async (route) => {
    expect((await calls[route]?.(shop.admin, shop))?.statusCode).toBe(200);
  },
);

// The last ones: from here on the rule of `own.schema.ts` is broken, and nobody sees anything. What is
// still found has a condition of its own.
describe('where the views of own things are empty', () => {
  beforeAll(async () => {
    for (const view of ['own_orders', 'own_licenses']) {
      await test.database.pool.query(`create or replace view ${view} as
        select 0 as viewer_id, 0 as id, null::text as role where false`);
    }
  });

  const ofOrdersAndLicenses = Object.entries(calls).filter(
    ([route]) => !/\/(auth|my-mosques)\//.test(route),
  );

  it.each(ofOrdersAndLicenses)('%s is not there for its owner', async (_route, call) => {
    expect((await call(shop.owner, shop)).statusCode).toBe(404);
  });

  it.each(['/transaction', '/my-products', '/my-licenses'])('%s lists nothing', async (list) => {
    expect((await shop.owner.browser.get(list)).json()).toMatchObject({ data: [] });
  });
});
