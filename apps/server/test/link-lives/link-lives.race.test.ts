// Random lives of people, mosques, admins and licences. After each step every link that was ever made is
// tried, in a transaction that is rolled back, and the model says which of them give something. The seed
// in a red test's name repeats that life with LONG_TEST_ROUNDS=1.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { licenseRights } from '../../src/features/licenses/licensing/handouts/license-rights.ts';
import { consumeLink, findOpenLink } from '../../src/features/people/links/consume-link.ts';
import { AppError } from '../../src/platform/app-error.ts';
import type { Tx } from '../../src/platform/db/types.ts';
import { signInAs } from '../people.ts';
import { seededRandom } from '../random-lives/seeded-random.ts';
import { roundsOf } from '../rounds.ts';
import { createProduct } from '../shop.ts';
import { createTestApp } from '../test-app.ts';
import * as licenseSteps from './license-steps.ts';
import { type Link, LinkModel, type Mosque } from './link-model.ts';
import * as mosqueSteps from './mosque-steps.ts';
import * as peopleSteps from './people-steps.ts';
import { draw, fill, type Shop, type Step, type World } from './world.ts';

const LIVES = Number(process.env.LONG_TEST_ROUNDS ?? roundsOf(20_000, { share: 0.002 }));
const STEPS = 14;
const FIRST_SEED = Number(process.env.TEST_SEED);

const test = await createTestApp();
const owner = await signInAs(test, 'admin');
const variants = [{ name: 'TV Box', init: 'TV', price: 1000 }];
const productVariantId = (await createProduct(test, { variants })).variants[0]?.id ?? 0;
const shop: Shop = { test, owner, productVariantId, admins: [] };

const inMosque =
  (step: (world: World, mosque: Mosque) => Promise<void>): Step =>
  (world) =>
    step(world, draw(world, world.model.mosques));
const { giveTo } = mosqueSteps;
/** The number says how often a step is drawn. */
const shares: ReadonlyArray<readonly [number, Step]> = [
  [1, mosqueSteps.create],
  [5, inMosque((world, mosque) => giveTo(world, mosque, 'member'))],
  [4, inMosque((world, mosque) => giveTo(world, mosque, 'ketua'))],
  [5, mosqueSteps.join],
  [2, mosqueSteps.joinAgain],
  [4, inMosque(mosqueSteps.changeMember)],
  [3, inMosque(mosqueSteps.giveMosque)],
  [1, mosqueSteps.object],
  [2, inMosque(mosqueSteps.withdraw)],
  [2, licenseSteps.giveLicense],
  [4, licenseSteps.takeLicense],
  [4, licenseSteps.handOut],
  [1, licenseSteps.takeBack],
  [1, licenseSteps.fileLicense],
  [1, peopleSteps.inviteAdmin],
  [1, peopleSteps.acceptInvitation],
  [1, peopleSteps.makeLoginLink],
  [1, peopleSteps.openByLoginLink],
  [1, peopleSteps.withdrawOfShop],
  [1, peopleSteps.endAdmin],
  [2, peopleSteps.deletePerson],
  [2, peopleSteps.changeEmail],
  [1, peopleSteps.resetPassword],
  [1, peopleSteps.passDays],
];
const steps = shares.flatMap(([share, step]) => Array.from({ length: share }, () => step));

class RolledBack extends Error {}

async function rolledBack(work: (tx: Tx) => Promise<void>) {
  const attempt = shop.test.database.transaction(async (tx) => {
    await work(tx);
    throw new RolledBack();
  });
  await expect(attempt).rejects.toBeInstanceOf(RolledBack);
}

/** Every link that was ever made; whom it is for, the steps ask. */
async function tryAll({ model, path }: World) {
  const given: boolean[] = [];
  await rolledBack(async (tx) => {
    for (const link of model.links) given.push(await isDone(take(tx, link)));
  });
  expect({ path, given }).toEqual({ path, given: areOpen(model) });
}

const areOpen = ({ links }: LinkModel) => links.map(({ state }) => state === 'open');

/** What the pages of the links say. */
async function openAll({ model, path, test: { dependencies } }: World) {
  const shown: boolean[] = [];
  for (const { token } of model.links) {
    shown.push(await isDone(findOpenLink(dependencies, dependencies.database.db, token)));
  }
  expect({ path, shown }).toEqual({ path, shown: areOpen(model) });
}

/** Should a link be open although its maker's right is gone, that alone makes it dead. */
async function tryWithoutRights({ model, path }: World) {
  const open = model.open();
  const given: boolean[] = [];
  await rolledBack(async (tx) => {
    await takeRightsAway(tx, open);
    for (const link of open) given.push(await isDone(take(tx, link)));
  });
  const expected = open.map(({ kind }) => kind === 'objection');
  expect({ path, given }).toEqual({ path, given: expected });
}

async function takeRightsAway(tx: Tx, open: Link[]) {
  const makers = sql`any(${sql.param(open.map(({ by }) => by))}::int[])`;
  // This switches off the triggers, which end the links or refuse.
  await tx.execute(sql`set local session_replication_role = replica`);
  await tx.execute(sql`update mosque_members set role = 'pengurus' where user_id = ${makers}`);
  await tx.execute(sql`update licenses set user_id = 0 where user_id = ${makers}`);
  await tx.execute(sql`update users set role = 'user' where id = ${makers}`);
}

const take = (tx: Tx, { kind, token }: Pick<Link, 'kind' | 'token'>) =>
  consumeLink(shop.test.dependencies, tx, { token, kinds: [kind], rights: licenseRights });

const isDone = (attempt: Promise<unknown>) => attempt.then(() => true, isRefusal);

function isRefusal(error: unknown): false {
  if (error instanceof AppError && error.code === 'LINK_DEAD') return false;
  throw error;
}

const seeds = Array.from({ length: LIVES }, (_, n) => FIRST_SEED + n);
it.each(seeds)('TEST_SEED=%i', async (seed) => {
  const random = seededRandom(seed);
  const world: World = { ...shop, people: [], mails: [], model: new LinkModel(), random, path: [] };
  await fill(world);
  await mosqueSteps.create(world);
  for (let step = 0; step < STEPS; step += 1) {
    await draw(world, steps)(world);
    await tryAll(world);
  }
  await openAll(world);
  await tryWithoutRights(world);
  await mosqueSteps.compareMosqueLists(world);
  await peopleSteps.compareShopList(world);
});
