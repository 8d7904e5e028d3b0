// The steps of a random life. Each calls the server, says what the model expects, and changes the model
// when both agree that it was done.
import { carryOutDueHandovers } from '../../src/features/handovers/carry-out-due-handovers.ts';
import type { BrowserClient } from '../browser-client.ts';
import { openBrowser, type SignedIn } from '../people.ts';
import {
  accept,
  decide,
  loseAccount,
  objectByLink,
  objectInAccount,
  startHandover,
  withdraw,
} from './handover-steps.ts';
import { activate, file, handOut, order, take, takeBack } from './license-steps.ts';
import {
  DAY,
  draw,
  drawOne,
  drawPerson,
  type LifePerson,
  nowOf,
  type World,
} from './life-world.ts';
import { changeMember, create, deleteAccount, invite, join, leave } from './member-steps.ts';
import type { License, Mosque } from './mosque-model.ts';

/** Sessions end meanwhile, so people sign in again; then the hourly job runs. */
async function passDays(world: World): Promise<void> {
  const { admin, model, path, people, test } = world;
  const days = draw(world, [3, 8]);
  path.push(`${days} days pass`);
  test.clock.advance(days * DAY);
  const signedIn: { user: SignedIn['user']; browser: BrowserClient }[] = people.filter(
    ({ isDeleted }) => !isDeleted,
  );
  for (const person of [admin, ...signedIn]) person.browser = await openBrowser(test, person.user);
  await carryOutDueHandovers(test.dependencies);
  model.carryOutDue(nowOf(world));
}

type Step = (world: World) => Promise<void>;
const withMosque =
  (step: (world: World, mosque: Mosque) => Promise<void>): Step =>
  async (world) => {
    const mosque = drawOne(world, world.model.mosques);
    await (mosque ? step(world, mosque) : create(world));
  };
const withLicense =
  (step: (world: World, license: License, by: LifePerson) => Promise<void>): Step =>
  async (world) => {
    const license = drawOne(world, world.model.licenses);
    if (!license) return order(world);
    const owners = world.people.filter((person) => world.model.sees(person, license));
    const isOwner = world.random() < 0.7 && owners.length > 0;
    await step(world, license, isOwner ? draw(world, owners) : drawPerson(world));
  };

/** The number says how often a step is drawn. */
const shares: ReadonlyArray<readonly [number, Step]> = [
  [1, create],
  [4, withMosque(invite)],
  [5, join],
  [1, withMosque(leave)],
  [3, withMosque(changeMember)],
  [3, order],
  [3, withLicense(file)],
  [1, withLicense(activate)],
  [3, withLicense(handOut)],
  [1, withLicense(takeBack)],
  [4, take],
  [3, withMosque(startHandover)],
  [3, accept],
  [1, withMosque(withdraw)],
  [2, withMosque(loseAccount)],
  [1, withMosque(objectInAccount)],
  [1, objectByLink],
  [2, decide],
  [1, deleteAccount],
  [2, passDays],
];
const steps = shares.flatMap(([share, step]) => Array.from({ length: share }, () => step));

export async function takeStep(world: World): Promise<void> {
  const { admin, test } = world;
  test.clock.advance(60_000);
  // Many of his steps ask for a recent sign-in.
  admin.browser = await openBrowser(test, admin.user);
  await draw(world, steps)(world);
}
