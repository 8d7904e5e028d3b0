// Random lives of people, mosques, admins and licences. After each step every link that was ever made is
// tried, in a transaction that is rolled back, and the model says which of them give something. The seed
// in a red test's name repeats that life with LONG_TEST_ROUNDS=1.
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { licenseRights } from '../../src/features/licensing/handouts/license-rights.ts';
import { takeLink } from '../../src/features/links/take-link.ts';
import { AppError } from '../../src/platform/app-error.ts';
import { createPerson, type SignedIn, signInAs } from '../people.ts';
import { seededRandom } from '../random-lives/seeded-random.ts';
import { roundsOf } from '../rounds.ts';
import { createProduct } from '../shop.ts';
import { newNumber, newPerson, tokenIn } from '../shops/mosque-shop.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { type Link, LinkModel, type Mosque } from './link-model.ts';

const LIVES = Number(process.env.LONG_TEST_ROUNDS ?? roundsOf(20_000, { share: 0.01 }));
const STEPS = 12;
const FIRST_SEED = Number(process.env.TEST_SEED);

let test: TestApp;
let owner: SignedIn;
let productVariantId: number;
let count = 0;
/** Lives share the people who are left of the lives before. */
let people: SignedIn[] = [];
let admins: SignedIn[] = [];
/** In them people still have their places. */
const earlierMosques: Mosque[] = [];
beforeAll(async () => {
  test = await createTestApp();
  owner = await signInAs(test, 'admin');
  const variants = [{ name: 'TV Box', init: 'TV', price: 1000 }];
  productVariantId = (await createProduct(test, { variants })).variants[0]?.id ?? 0;
});
afterAll(() => test.close());

interface World {
  model: LinkModel;
  random: () => number;
  /** What happened, printed when it goes wrong. */
  path: string[];
}

const draw = <T>({ random }: World, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;
const personOf = (id: number) => [...people, ...admins].find(({ user }) => user.id === id);
const drawPerson = (world: World) => draw(world, people);
const idOf = ({ user }: SignedIn) => user.id;
const nameOf = (person: SignedIn | undefined) => (person ? `person ${idOf(person)}` : 'nobody');

/** Mostly one of the mosque, otherwise few lives get far. */
function drawMember(world: World, { members }: Mosque): SignedIn {
  const inside = people.filter((person) => members.has(idOf(person)));
  return world.random() < 0.8 && inside.length > 0 ? draw(world, inside) : drawPerson(world);
}

function agree(world: World, words: string, answer: LightMyRequestResponse, isAllowed: boolean) {
  world.path.push(`${words}: ${isAllowed ? 'done' : 'refused'} (${answer.statusCode})`);
  const { path } = world;
  expect({ path, isDone: answer.statusCode < 300, body: answer.statusCode < 500 }).toEqual({
    path,
    isDone: isAllowed,
    body: true,
  });
  return isAllowed;
}

const isKetua = (person: SignedIn, { members }: Mosque) => members.get(idOf(person)) === 'ketua';
const drawMosque = (world: World) => draw(world, world.model.mosques);

async function create(world: World) {
  const by = drawPerson(world);
  const answer = await by.browser.post('/my-mosques', { name: 'Masjid Nurul Huda' });
  agree(world, `${nameOf(by)} creates`, answer, true);
  world.model.mosques.push({ id: answer.json().id, members: new Map([[idOf(by), 'ketua']]) });
}

async function giveTo(world: World, mosque: Mosque, kind: 'member' | 'ketua') {
  const { model } = world;
  const [by, to] = [drawMember(world, mosque), drawPerson(world)];
  const address = { whatsapp: to.user.whatsapp };
  const leaves = world.random() < 0.5;
  const isOpen = model.open().some((one) => {
    return one.kind === 'member' && one.mosque === mosque && one.to === idOf(to);
  });
  const answer =
    kind === 'member'
      ? await by.browser.post(`/my-mosques/${mosque.id}/invitations`, address)
      : await by.browser.post(`/my-mosques/${mosque.id}/ketua`, { ...address, leaves });
  const isFree = kind === 'member' ? !isOpen : by !== to;
  const words = `${nameOf(by)} gives ${nameOf(to)} the place of a ${kind} of ${mosque.id}`;
  if (!agree(world, words, answer, isKetua(by, mosque) && isFree)) return;
  if (kind === 'ketua') model.end({ what: 'next handover', mosque });
  const token = tokenIn(answer.json().url);
  const link = { kind, token, by: idOf(by), to: idOf(to), mosque, leaves } as const;
  model.links.push({ ...link, state: 'open' });
}

async function join(world: World) {
  const { model } = world;
  const link = draw(
    world,
    model.links.filter(({ kind }) => ['member', 'ketua'].includes(kind)),
  );
  const named = personOf(link?.to ?? 0);
  if (!link?.mosque || !named) return;
  const by = world.random() < 0.8 ? named : drawPerson(world);
  const { mosque, state } = link;
  const isFirst = state === 'open' && idOf(by) === link.to;
  const isAgain = state === 'used' && by === named && mosque.members.has(idOf(by));
  const answer = await by.browser.post('/my-mosques/join', { token: link.token });
  agree(world, `${nameOf(by)} takes a ${link.kind}'s place`, answer, isFirst || isAgain);
  if (!isFirst) return;
  link.state = 'used';
  if (link.kind === 'member') {
    if (!mosque.members.has(idOf(by))) mosque.members.set(idOf(by), 'pengurus');
    return;
  }
  mosque.members.set(idOf(by), 'ketua');
  if (link.leaves) mosque.members.delete(link.by);
  else mosque.members.set(link.by, 'pengurus');
  model.end({ what: 'maker is no ketua', who: link.by, mosque });
}

async function changeMember(world: World, mosque: Mosque) {
  const { model } = world;
  const [by, whom] = [drawMember(world, mosque), drawMember(world, mosque)];
  const { rows } = await test.database.pool.query(
    'select id from mosque_members where mosque_id = $1 and user_id = $2 and until is null',
    [mosque.id, idOf(whom)],
  );
  const path = `/my-mosques/${mosque.id}/members/${rows[0]?.id ?? 999_999}`;
  const what = draw(world, ['ketua', 'pengurus', 'out'] as const);
  const answer =
    what === 'out' ? await by.browser.delete(path) : await by.browser.patch(path, { role: what });
  const isThere = rows.length > 0;
  const isLast = what !== 'ketua' && model.isLastKetua(idOf(whom), mosque);
  const words = `${nameOf(by)} makes ${nameOf(whom)} ${what} in ${mosque.id}`;
  if (!agree(world, words, answer, isKetua(by, mosque) && isThere && !isLast)) return;
  if (what === 'ketua') mosque.members.set(idOf(whom), 'ketua');
  else if (what === 'out') model.leave(idOf(whom), mosque, true);
  else if (isKetua(whom, mosque)) model.leave(idOf(whom), mosque, false);
}

async function giveLicense(world: World) {
  const { model } = world;
  const by = draw(world, admins);
  const gift = { productVariantId, qty: 1, reason: 'Hadiah' };
  const answer = await by.browser.post('/admin/licenses', gift);
  agree(world, `admin ${idOf(by)} gives a licence`, answer, true);
  const [{ licenseId: id, url }] = answer.json().data;
  const license = { id, owner: idOf(by), mosque: undefined };
  model.licenses.push(license);
  model.links.push({ kind: 'gift', token: tokenIn(url), by: idOf(by), license, state: 'open' });
}

async function takeLicense(world: World) {
  const { model } = world;
  const link = draw(
    world,
    model.links.filter(({ license }) => license),
  );
  if (!link?.license) return giveLicense(world);
  const { license } = link;
  const by = drawPerson(world);
  const mosque = draw(world, [undefined, ...model.mosques]);
  const body = { token: link.token, mosqueId: mosque?.id ?? null };
  const isMember = !mosque || mosque.members.has(idOf(by));
  const isAllowed = link.state === 'open' && link.by !== idOf(by) && isMember;
  const isAgain = link.state === 'used' && link.to === idOf(by) && sees(by, link);
  const answer = await by.browser.post('/license-handouts/take', body);
  const words = `${nameOf(by)} takes licence ${license.id} for ${mosque?.id ?? 'himself'}`;
  if (!agree(world, words, answer, isAllowed || isAgain) || !isAllowed) return;
  Object.assign(link, { state: 'used', to: idOf(by) });
  Object.assign(license, { owner: idOf(by), mosque });
  model.end({ what: 'licence changed', license });
}

const sees = (person: SignedIn, { license }: Link) =>
  license?.mosque ? license.mosque.members.has(idOf(person)) : license?.owner === idOf(person);

async function handOut(world: World) {
  const { model } = world;
  const license = draw(
    world,
    model.licenses.filter(({ owner: id }) => people.some((one) => idOf(one) === id)),
  );
  if (!license) return takeLicense(world);
  const { mosque } = license;
  const by = mosque ? drawMember(world, mosque) : (personOf(license.owner) ?? drawPerson(world));
  const isAllowed = mosque ? isKetua(by, mosque) : license.owner === idOf(by);
  const answer = await by.browser.post(`/my-licenses/${license.id}/handout`);
  if (!agree(world, `${nameOf(by)} hands out ${license.id}`, answer, isAllowed)) return;
  model.end({ what: 'next link', license });
  const kind = mosque ? 'mosqueLicense' : 'license';
  const token = tokenIn(answer.json().url);
  model.links.push({ kind, token, by: idOf(by), mosque, license, state: 'open' });
}

async function withdraw(world: World, mosque: Mosque) {
  const { model } = world;
  const by = drawMember(world, mosque);
  const ofMosque = model
    .open()
    .filter(({ mosque: its, kind }) => its === mosque && kind !== 'gift');
  const link = draw(world, ofMosque);
  if (!link) return;
  const path = `/my-mosques/${mosque.id}/links/${await linkIdOf(link)}`;
  const answer = await by.browser.delete(path);
  if (agree(world, `${nameOf(by)} withdraws a ${link.kind}`, answer, isKetua(by, mosque))) {
    link.state = 'ended';
  }
}

async function withdrawOfShop(world: World) {
  const kinds = ['admin', 'login', 'gift'];
  const link = draw(
    world,
    world.model.open().filter(({ kind }) => kinds.includes(kind)),
  );
  if (!link) return;
  const answer = await owner.browser.delete(`/admin/links/${await linkIdOf(link)}`);
  agree(world, `another admin withdraws a ${link.kind}`, answer, true);
  link.state = 'ended';
}

async function linkIdOf({ token }: Link): Promise<number> {
  const { rows } = await test.database.pool.query(
    'select id from links where code_hash = sha256($1::bytea)',
    [Buffer.from(token)],
  );
  return rows[0]?.id;
}

async function inviteAdmin(world: World) {
  const by = draw(world, admins);
  const email = `undangan-${++count}@masjid.id`;
  const answer = await by.browser.post('/admin/admins/invite', { email });
  agree(world, `admin ${idOf(by)} invites`, answer, true);
  const mail = (await test.takeMails()).find(({ to }) => to === email);
  const token = tokenIn(mail?.text);
  world.model.links.push({ kind: 'admin', token, by: idOf(by), state: 'open' });
}

async function makeLoginLink(world: World) {
  const by = draw(world, admins);
  const caller = await createPerson(test, { source: 'admin', hasGeneratedPassword: true });
  const answer = await by.browser.post(`/admin/users/${caller.id}/login-link`);
  agree(world, `admin ${idOf(by)} makes a login link`, answer, true);
  const token = tokenIn(answer.json().url);
  world.model.links.push({ kind: 'login', token, by: idOf(by), state: 'open' });
}

async function endAdmin(world: World) {
  const ended = draw(world, admins);
  const answer = await owner.browser.post(`/admin/admins/${idOf(ended)}/end`, {});
  agree(world, `admin ${idOf(ended)} is ended`, answer, true);
  world.model.end({ what: 'maker is no admin', who: idOf(ended) });
  admins = admins.filter((one) => one !== ended);
  await fill();
}

async function deletePerson(world: World) {
  const { model } = world;
  const gone = drawPerson(world);
  const own = [...earlierMosques, ...model.mosques].filter(({ members }) =>
    members.has(idOf(gone)),
  );
  const isKept = own.some((one) => one.members.size > 1 && model.isLastKetua(idOf(gone), one));
  const answer = await owner.browser.delete(`/admin/users/${idOf(gone)}?endsMosques=true`);
  if (!agree(world, `${nameOf(gone)} is deleted`, answer, !isKept)) return;
  model.end({ what: 'maker is another person', who: idOf(gone) });
  for (const mosque of own) mosque.members.delete(idOf(gone));
  people = people.filter((one) => one !== gone);
  await fill();
}

async function changeEmail(world: World) {
  const { browser, user } = drawPerson(world);
  const email = `pindah-${++count}@masjid.id`;
  const { name, whatsapp } = user;
  const answer = await browser.patch('/profile', { name, whatsapp, email });
  agree(world, `person ${user.id} changes his email`, answer, true);
  user.email = email;
  world.model.end({ what: 'maker is another person', who: user.id });
}

async function giveMosque(world: World, mosque: Mosque) {
  const { model } = world;
  const [from, to] = [drawMember(world, mosque), drawPerson(world)];
  const body = { fromUserId: idOf(from), email: to.user.email, reason: 'Surat takmir' };
  const answer = await owner.browser.post(`/admin/mosques/${mosque.id}/ketua`, body);
  const words = `admin gives ${mosque.id} from ${nameOf(from)} to ${nameOf(to)}`;
  if (!agree(world, words, answer, isKetua(from, mosque) && from !== to)) return;
  model.end({ what: 'mosque was given', mosque });
  mosque.members.set(idOf(to), 'ketua');
  mosque.members.delete(idOf(from));
}

/** The links grow older instead of the clock, so that nobody has to sign in again. */
async function passWeek({ model, path }: World) {
  path.push('a week passes');
  const tokens = model.open().map(({ token }) => token);
  await test.database.pool.query(
    `update links set expires_at = expires_at - interval '7 days' where license_id is null
      and code_hash in (select sha256(token::bytea) from unnest($1::text[]) token)`,
    [tokens],
  );
  model.end({ what: 'week passed' });
}

type Step = (world: World) => Promise<void>;
const inMosque =
  (step: (world: World, mosque: Mosque) => Promise<void>): Step =>
  (world) =>
    step(world, drawMosque(world));
/** The number says how often a step is drawn. */
const shares: ReadonlyArray<readonly [number, Step]> = [
  [1, create],
  [5, inMosque((world, mosque) => giveTo(world, mosque, 'member'))],
  [3, inMosque((world, mosque) => giveTo(world, mosque, 'ketua'))],
  [6, join],
  [4, inMosque(changeMember)],
  [2, giveLicense],
  [3, takeLicense],
  [3, handOut],
  [2, inMosque(withdraw)],
  [1, withdrawOfShop],
  [1, inviteAdmin],
  [1, makeLoginLink],
  [1, endAdmin],
  [1, deletePerson],
  [1, changeEmail],
  [1, inMosque(giveMosque)],
  [1, passWeek],
];
const steps = shares.flatMap(([share, step]) => Array.from({ length: share }, () => step));

async function fill() {
  while (people.length < 4) people.push(await newPerson(test));
  while (admins.length < 2) admins.push(await signInAs(test, 'admin', { whatsapp: newNumber() }));
}

class RolledBack extends Error {}

/** Every link that was ever made; whom it is for, the steps ask. */
async function tryAll({ model, path }: World) {
  const outcomes: boolean[] = [];
  const work = test.database.transaction(async (tx) => {
    for (const { kind, token } of model.links) {
      const take = takeLink(test.dependencies, tx, { token, kinds: [kind], rights: licenseRights });
      outcomes.push(await take.then(() => true, isRefusal));
    }
    throw new RolledBack();
  });
  await expect(work).rejects.toBeInstanceOf(RolledBack);
  const expected = model.links.map(({ state }) => state === 'open');
  expect({ path, outcomes }).toEqual({ path, outcomes: expected });
}

function isRefusal(error: unknown): false {
  if (error instanceof AppError && error.code === 'LINK_DEAD') return false;
  throw error;
}

async function compareLists({ model, path }: World) {
  for (const mosque of model.mosques) {
    const ketua = people.find((person) => isKetua(person, mosque));
    if (!ketua) continue;
    const { data } = (await ketua.browser.get(`/my-mosques/${mosque.id}/links`)).json();
    const open = model.open().filter((link) => link.mosque === mosque && link.kind !== 'gift');
    const shown = data.map(({ kind }: { kind: string }) => kind).toSorted();
    expect({ path, shown }).toEqual({ path, shown: open.map(({ kind }) => kind).toSorted() });
  }
}

const seeds = Array.from({ length: LIVES }, (_, n) => FIRST_SEED + n);
it.each(seeds)('TEST_SEED=%i', async (seed) => {
  await fill();
  const world: World = { model: new LinkModel(), random: seededRandom(seed), path: [] };
  await create(world);
  for (let step = 0; step < STEPS; step += 1) {
    await draw(world, steps)(world);
    await tryAll(world);
  }
  await compareLists(world);
  earlierMosques.push(...world.model.mosques);
});
