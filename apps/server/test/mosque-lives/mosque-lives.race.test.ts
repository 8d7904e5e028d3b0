// Random lives of four people, their mosques, orders and licences against a model: the answer to each
// step, and after each life what every person sees, and `check`. Each life has a seed of its own: the
// seed in a red test's name repeats that life with LONG_TEST_ROUNDS=1.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnKeys } from '../../src/features/licensing/tokens/open-own-keys.ts';
import { checkShop } from '../../src/programs/commands/check-shop.ts';
import { type SignedIn, signInAs } from '../people.ts';
import { seededRandom } from '../random-lives/seeded-random.ts';
import { roundsOf } from '../rounds.ts';
import { createProduct } from '../shop.ts';
import { newPerson } from '../shops/handover-shop.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { order } from './license-steps.ts';
import { draw, type LifePerson, type World } from './life-world.ts';
import { create } from './member-steps.ts';
import { type License, MosqueModel, type Order } from './mosque-model.ts';
import { takeStep } from './mosque-steps.ts';

const LIVES = Number(process.env.LONG_TEST_ROUNDS ?? roundsOf(1_000, { share: 0.02 }));
/** Each part has a shop of its own, so that `check` reads few rows. */
const LIVES_OF_PART = 25;
const STEPS = 30;
const FIRST_SEED = Number(process.env.TEST_SEED);
const parts = Array.from({ length: Math.ceil(LIVES / LIVES_OF_PART) }, (_, part) =>
  Array.from(
    { length: Math.min(LIVES_OF_PART, LIVES - part * LIVES_OF_PART) },
    (_unused, n) => FIRST_SEED + part * LIVES_OF_PART + n,
  ),
);

let test: TestApp;
let admin: SignedIn;
let line: World['line'];

describe.each(parts)('from the seed %i', (...seeds) => {
  beforeAll(async () => {
    test = await createTestApp();
    await openOwnKeys(test.dependencies);
    admin = await signInAs(test, 'admin');
    const product = await createProduct(test, {
      variants: [{ name: 'TV Box', init: 'TV', price: 1000 }],
    });
    line = { productId: product.id, productVariantId: product.variants[0]?.id ?? 0 };
  });
  afterAll(() => test.close());

  it.each(seeds)('TEST_SEED=%i', async (seed) => {
    const world = await openWorld(seed);
    await create(world);
    await order(world);
    for (let step = 0; step < STEPS; step += 1) await takeStep(world);
    for (const person of world.people) await compareView(world, person);
    expect({ path: world.path, broken: await brokenRules() }).toEqual({
      path: world.path,
      broken: [],
    });
  });
});

async function openWorld(seed: number): Promise<World> {
  // The admin's session ends after a day, and lives are longer.
  admin = await signInAs(test, 'admin');
  const people: LifePerson[] = [];
  for (let n = 0; n < 4; n += 1) {
    const { user, browser } = await newPerson(test);
    const { id, email, whatsapp } = user;
    people.push({ user, browser, id, email, whatsapp, isDeleted: false });
  }
  const random = seededRandom(seed);
  return { test, admin, model: new MosqueModel(), people, line, random, path: [] };
}

async function compareView(world: World, person: LifePerson): Promise<void> {
  const { model, path } = world;
  const { browser, isDeleted } = person;
  const compare = (shown: unknown, expected: unknown) =>
    expect({ path, person: person.id, shown }).toEqual({
      path,
      person: person.id,
      shown: expected,
    });
  if (isDeleted) return compare((await browser.get('/my-licenses')).statusCode, 401);

  const idsOf = async (list: string) =>
    ((await browser.get(`${list}?limit=100`)).json().data as { id: number }[])
      .map(({ id }) => id)
      .toSorted((one, other) => one - other);
  const licenses = model.licenses.filter((license) => model.sees(person, license));
  const orders = model.orders.filter((order) => model.seesOrder(person, order));
  const mosques = model.mosques.filter(({ members }) => members.has(person));
  compare(
    await idsOf('/my-licenses'),
    licenses.map(({ id }) => id),
  );
  compare(
    await idsOf('/transaction'),
    orders.map(({ id }) => id),
  );
  const { data: own } = (await browser.get('/my-mosques')).json();
  compare(
    own.map(({ id, role }: { id: number; role: string }) => [id, role]),
    mosques.map(({ id, members }) => [id, members.get(person)]),
  );
  for (const license of model.licenses) {
    const answer = await browser.get(`/my-licenses/${license.id}`);
    if (licenses.includes(license)) compare(placeOf(answer.json()), placeIn(license));
    else compare(answer.statusCode, 404);
  }
  for (const order of model.orders) {
    const answer = await browser.get(`/transaction/${order.id}`);
    if (orders.includes(order)) compare(licensesOf(answer.json()), idsIn(licenses, order));
    else {
      compare(answer.statusCode, 404);
      for (const paper of ['kwitansi.pdf', 'invoice.pdf', 'berkas.zip']) {
        compare((await browser.get(`/transaction/${order.id}/${paper}`)).statusCode, 404);
      }
    }
  }
  // Drawing one takes long: one person looks at one of his.
  if (orders.length > 0 && person === world.people[0]) {
    const paper = `/transaction/${draw(world, orders).id}/kwitansi.pdf`;
    compare((await browser.get(paper)).statusCode, 200);
  }
  for (const mosque of model.mosques) {
    const { statusCode } = await browser.get(`/my-mosques/${mosque.id}/members`);
    compare(statusCode, mosque.members.has(person) ? 200 : 404);
  }
}

interface ShownLicense {
  mosque: { id: number } | null;
  room: string | null;
  status: string;
}
const placeOf = ({ mosque, room, status }: ShownLicense) => [mosque?.id, room, status === 'unused'];
const placeIn = ({ mosque, room, isUsed }: License) => [mosque?.id, room, !isUsed];

const licensesOf = ({ details }: { details: Array<{ licenses: { id: number }[] }> }) =>
  details.flatMap(({ licenses }) => licenses.map(({ id }) => id));
const idsIn = (licenses: License[], order: Order) =>
  licenses.filter((license) => license.order === order).map(({ id }) => id);

async function brokenRules(): Promise<Array<[string, string[]]>> {
  const found: Array<[string, string[]]> = [];
  for await (const { rule, broken } of checkShop(test.dependencies)) {
    if (broken.length > 0) found.push([rule, broken]);
  }
  return found;
}
