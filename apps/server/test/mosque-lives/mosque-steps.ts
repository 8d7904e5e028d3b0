// The steps of a random life. Each calls the server, says what the model expects, and changes the model
// when both agree that it was done.
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { carryOutDueHandovers } from '../../src/features/handovers/carry-out-due-handovers.ts';
import { handoverLink } from '../../src/features/handovers/handover-link.ts';
import { findHandover } from '../../src/features/handovers/handovers.repository.ts';
import type { BrowserClient } from '../browser-client.ts';
import { newDevice, newRequest } from '../licenses.ts';
import { openBrowser, type SignedIn } from '../people.ts';
import { sendLetter, tokenIn } from '../shops/handover-shop.ts';
import type { TestApp } from '../test-app.ts';
import type { License, Mosque, MosqueModel, Person, Role } from './mosque-model.ts';

export interface LifePerson extends Person, SignedIn {}

export interface World {
  test: TestApp;
  admin: SignedIn;
  model: MosqueModel;
  people: LifePerson[];
  line: { productId: number; productVariantId: number };
  random: () => number;
  /** What happened, printed when it goes wrong. */
  path: string[];
}

const DAY = 86_400_000;
const NOBODY = 999_999;

const codeOf = (answer: LightMyRequestResponse): string =>
  answer.statusCode < 300 ? 'ok' : String(answer.json().code);

export const draw = <T>({ random }: World, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;
/** Nothing when there is none yet. */
const drawOne = <T>(world: World, from: readonly T[]): T | undefined =>
  from.length > 0 ? draw(world, from) : undefined;
const drawPerson = (world: World) => draw(world, world.people);
const drawRole = (world: World) => draw<Role>(world, ['ketua', 'bendahara', 'pengurus']);
const nowOf = ({ test }: World) => test.clock.now().getTime();
/** Mostly a person of the mosque, otherwise few lives get far. */
function drawMember(world: World, mosque: Mosque): LifePerson {
  const members = world.people.filter((person) => mosque.members.has(person));
  return world.random() < 0.75 && members.length > 0 ? draw(world, members) : drawPerson(world);
}

/** True when the call was done; the model's refusal is the server's. */
async function agree(
  { path }: World,
  by: Person | undefined,
  words: string,
  refusal: string | undefined,
  call: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse | undefined> {
  const expected = by?.isDeleted ? 'NOT_SIGNED_IN' : (refusal ?? 'ok');
  path.push(`${by ? `${by.id} ` : ''}${words}: ${expected}`);
  const answer = await call();
  expect({ path, code: codeOf(answer) }).toEqual({ path, code: expected });
  return expected === 'ok' ? answer : undefined;
}

async function memberIdOf({ test }: World, mosque: Mosque, person: Person): Promise<number> {
  const { rows } = await test.database.pool.query(
    `select id from mosque_members where mosque_id = $1 and user_id = $2
    order by until is not null, id desc limit 1`,
    [mosque.id, person.id],
  );
  return rows[0]?.id ?? NOBODY;
}

async function create(world: World): Promise<void> {
  const by = drawPerson(world);
  const done = await agree(world, by, 'creates', undefined, () =>
    by.browser.post('/my-mosques', { name: 'Masjid Nurul Huda' }),
  );
  if (!done) return;
  const members = new Map<Person, Role>([[by, 'ketua']]);
  world.model.mosques.push({ id: done.json().id, members, leftAt: new Map() });
}

async function invite(world: World, mosque: Mosque): Promise<void> {
  const { model, random } = world;
  const by = drawMember(world, mosque);
  const to = drawPerson(world);
  const role = drawRole(world);
  const address = random() < 0.5 ? { email: to.email } : { whatsapp: to.whatsapp };
  const refusal = model.refuse(by, mosque, 'manage');
  const words = `invites ${to.id} to ${mosque.id} as ${role}`;
  const done = await agree(world, by, words, refusal, () =>
    by.browser.post(`/my-mosques/${mosque.id}/invitations`, { role, ...address }),
  );
  if (!done) return;
  const token = String(done.json().link).split('#')[1] ?? '';
  model.invitations.push({ token, mosque, role, by, to, at: nowOf(world) });
}

async function join(world: World): Promise<void> {
  const { model, people, random } = world;
  const invitation = drawOne(world, model.invitations.slice(-4));
  if (!invitation) return;
  const { mosque, token, role } = invitation;
  // Forwarded now and then.
  const named = people.find((person) => person === invitation.to);
  const by = named && random() < 0.8 ? named : drawPerson(world);
  const refusal = model.refuseJoining(by, invitation, nowOf(world));
  const done = await agree(world, by, `joins ${mosque.id}`, refusal, () =>
    by.browser.post('/my-mosques/join', { token }),
  );
  if (done && !mosque.members.has(by)) mosque.members.set(by, role);
}

async function leave(world: World, mosque: Mosque): Promise<void> {
  const { model } = world;
  const by = drawMember(world, mosque);
  const isLast = model.isLastKetua(by, mosque) ? 'LAST_KETUA' : undefined;
  const refusal = mosque.members.has(by) ? isLast : 'NOT_FOUND';
  const done = await agree(world, by, `leaves ${mosque.id}`, refusal, () =>
    by.browser.post(`/my-mosques/${mosque.id}/leave`),
  );
  if (done) model.end(by, mosque, nowOf(world));
}

async function changeMember(world: World, mosque: Mosque): Promise<void> {
  const { model, random } = world;
  const [by, who] = [drawMember(world, mosque), drawMember(world, mosque)];
  const role = random() < 0.6 ? drawRole(world) : undefined;
  const before = mosque.members.get(who);
  const isLast = model.isLastKetua(who, mosque) && role !== 'ketua' ? 'LAST_KETUA' : undefined;
  const refusal = model.refuse(by, mosque, 'manage') ?? (before ? isLast : 'NOT_FOUND');
  const memberPath = `/my-mosques/${mosque.id}/members/${await memberIdOf(world, mosque, who)}`;
  const words = `${role ? `makes ${role} of` : 'removes'} ${who.id} in ${mosque.id}`;
  const done = await agree(world, by, words, refusal, () =>
    role ? by.browser.patch(memberPath, { role }) : by.browser.delete(memberPath),
  );
  if (!done) return;
  if (role) mosque.members.set(who, role);
  else model.end(who, mosque, nowOf(world));
}

async function order(world: World): Promise<void> {
  const { admin, line, model, random, test } = world;
  const mosque = random() < 0.6 ? drawOne(world, model.mosques) : undefined;
  const by = mosque ? drawMember(world, mosque) : drawPerson(world);
  const refusal = mosque && model.refuse(by, mosque, 'order');
  const qty = 1 + Math.floor(random() * 3);
  const body = { details: [{ ...line, qty }], ...(mosque && { mosqueId: mosque.id }) };
  const words = `orders ${qty} for ${mosque?.id ?? 'himself'}`;
  const done = await agree(world, by, words, refusal, () => by.browser.post('/transaction', body));
  if (!done) return;
  const { id, payableAmount: amount } = done.json();
  const at = test.clock.now().toISOString();
  const paid = await admin.browser.post(
    '/admin/transactions/record-payment',
    { transactionId: id, kind: 'cash', amount, at },
    { headers: { 'idempotency-key': `pay-order-${id}` } },
  );
  expect(paid.statusCode, paid.body).toBe(200);
  const placed = { id, buyer: by, mosque };
  model.orders.push(placed);
  for (const license of paid.json().details[0].licenses) {
    const facts = { owner: by, mosque, room: null, isUsed: false };
    model.licenses.push({ id: license.id, order: placed, ...facts });
  }
}

async function file(world: World, license: License, by: LifePerson): Promise<void> {
  const { model } = world;
  const mosque = drawOne(world, model.mosques);
  if (!mosque) return;
  const room = draw(world, [null, 'Ruang utama']);
  const refusal = model.refuseFiling(by, license, mosque);
  const done = await agree(world, by, `files ${license.id} to ${mosque.id}`, refusal, () =>
    by.browser.put(`/my-licenses/${license.id}/place`, { mosqueId: mosque.id, room }),
  );
  if (!done) return;
  model.file(by, license, mosque);
  license.room = room;
}

async function activate(world: World, license: License, by: LifePerson): Promise<void> {
  if (license.isUsed) return;
  const { code } = await newRequest(world.test, newDevice());
  const refusal = world.model.sees(by, license) ? undefined : 'LICENSE_UNKNOWN';
  const body = { request: code, licenseId: license.id };
  const done = await agree(world, by, `activates ${license.id}`, refusal, () =>
    by.browser.post('/activation', body),
  );
  if (done) license.isUsed = true;
}

async function handOut(world: World, license: License, by: LifePerson): Promise<void> {
  const { model } = world;
  const refusal = model.refuseHandingOut(by, license);
  const done = await agree(world, by, `hands out ${license.id}`, refusal, () =>
    by.browser.post(`/my-licenses/${license.id}/handout`),
  );
  if (!done) return;
  const { url } = done.json();
  const open = model.openHandout(license);
  if (open) expect(url).toBe(open.url);
  else model.handouts.push({ url, license, by, takenBy: undefined, isTakenBack: false });
}

async function takeBack(world: World, license: License, by: LifePerson): Promise<void> {
  const { model } = world;
  const refusal = model.refuseTakingBack(by, license);
  const done = await agree(world, by, `takes back ${license.id}`, refusal, () =>
    by.browser.delete(`/my-licenses/${license.id}/handout`),
  );
  const open = done && model.openHandout(license);
  if (open) open.isTakenBack = true;
}

async function take(world: World): Promise<void> {
  const { model, random } = world;
  const handout = drawOne(world, model.handouts.slice(-4));
  if (!handout) return;
  const { license, url } = handout;
  const by = drawPerson(world);
  const mosque = random() < 0.5 ? drawOne(world, model.mosques) : undefined;
  const refusal = model.refuseTaking(by, handout, mosque);
  const words = `takes ${license.id} for ${mosque?.id ?? 'himself'}`;
  const body = { code: url.split('#')[1], ...(mosque && { mosqueId: mosque.id }) };
  const done = await agree(world, by, words, refusal, () =>
    by.browser.post('/license-handouts/take', body),
  );
  if (!done || handout.takenBy) return;
  handout.takenBy = by;
  Object.assign(license, { owner: by, mosque, room: null });
}

async function startHandover(world: World, mosque: Mosque): Promise<void> {
  const { model, random } = world;
  const by = drawMember(world, mosque);
  const to = drawPerson(world);
  const isByMail = random() < 0.5;
  const filesOwn = random() < 0.4;
  const named = isByMail ? to.email : to.whatsapp;
  const open = model.openHandover(mosque);
  const isRoom = !open || (open.kind === 'own' && open.deadline <= nowOf(world));
  const isSame = open?.kind === 'own' && open.from === by && open.named === named;
  const refusal =
    model.refuse(by, mosque, 'manage') ??
    (to === by ? 'HANDOVER_TO_SELF' : undefined) ??
    (isRoom || isSame ? undefined : 'HANDOVER_OPEN');
  const body = { ...(isByMail ? { email: named } : { whatsapp: named }), filesOwn };
  const done = await agree(world, by, `hands ${mosque.id} to ${to.id}`, refusal, () =>
    by.browser.post(`/my-mosques/${mosque.id}/handover`, body),
  );
  if (!done || !isRoom) return;
  if (open) open.status = 'expired';
  if (filesOwn) model.fileAll(by, mosque);
  const { handover, url } = done.json();
  model.handovers.push({
    id: handover.id,
    kind: 'own',
    ...{ mosque, from: by, to, named, status: 'waiting' },
    token: tokenIn(url),
    deadline: nowOf(world) + 7 * DAY,
  });
}

async function accept(world: World): Promise<void> {
  const { model, people, random } = world;
  const handover = drawOne(world, model.handovers.filter(({ kind }) => kind === 'own').slice(-3));
  if (!handover) return;
  const named = people.find((person) => person === handover.to);
  const by = named && random() < 0.7 ? named : drawPerson(world);
  const refusal = model.refuseHandover(handover, by, nowOf(world));
  const done = await agree(world, by, `confirms handover ${handover.id}`, refusal, () =>
    by.browser.post('/handovers/accept', { token: handover.token }),
  );
  if (done && handover.status === 'waiting') model.carryOut(handover, nowOf(world));
}

async function withdraw(world: World, mosque: Mosque): Promise<void> {
  const { model } = world;
  const by = drawMember(world, mosque);
  const open = model.openHandover(mosque);
  const isThere = open?.kind === 'own' && open.status === 'waiting';
  const refusal = model.refuse(by, mosque, 'manage') ?? (isThere ? undefined : 'HANDOVER_GONE');
  const done = await agree(world, by, `withdraws the handover of ${mosque.id}`, refusal, () =>
    by.browser.delete(`/my-mosques/${mosque.id}/handover`),
  );
  if (done && open) open.status = 'cancelled';
}

async function loseAccount(world: World, mosque: Mosque): Promise<void> {
  const { admin, model, test } = world;
  const [from, to] = [drawMember(world, mosque), drawPerson(world)];
  const refusal =
    (mosque.members.get(from) === 'ketua' ? undefined : 'NOT_FOUND') ??
    (to.isDeleted ? 'SUCCESSOR_UNKNOWN' : undefined) ??
    (to === from ? 'HANDOVER_TO_SELF' : undefined) ??
    (model.openHandover(mosque) ? 'HANDOVER_OPEN' : undefined);
  const words = `admin hands ${mosque.id} from ${from.id} to ${to.id}`;
  const done = await agree(world, undefined, words, refusal, () =>
    sendLetter(admin, mosque.id, from.id, { email: to.email }),
  );
  if (!done) return;
  const { id } = done.json();
  const row = await findHandover(test.database.db, id);
  const link = row ? await handoverLink(test.dependencies, row, 'object') : '';
  const facts = { mosque, from, to, named: to.email, deadline: nowOf(world) + 7 * DAY };
  model.handovers.push({ id, kind: 'lost', status: 'waiting', token: tokenIn(link), ...facts });
}

async function objectInAccount(world: World, mosque: Mosque): Promise<void> {
  const { model } = world;
  const by = drawMember(world, mosque);
  const open = model.openHandover(mosque);
  const refusal =
    model.refuse(by, mosque, 'manage') ?? (open?.kind === 'lost' ? undefined : 'HANDOVER_GONE');
  const done = await agree(world, by, `objects in ${mosque.id}`, refusal, () =>
    by.browser.post(`/my-mosques/${mosque.id}/handover/object`, { note: 'Saya masih ketua' }),
  );
  if (done && open) open.status = 'objected';
}

const drawLost = (world: World) =>
  drawOne(world, world.model.handovers.filter(({ kind }) => kind === 'lost').slice(-2));

async function objectByLink(world: World): Promise<void> {
  const handover = drawLost(world);
  if (!handover) return;
  const isOpen = ['waiting', 'objected'].includes(handover.status);
  const refusal = isOpen ? undefined : 'HANDOVER_DEAD';
  const body = { token: handover.token, note: 'Saya masih ketua' };
  const words = `somebody objects to ${handover.id} by link`;
  const done = await agree(world, undefined, words, refusal, () =>
    world.test.browser().post('/handovers/object', body),
  );
  if (done) handover.status = 'objected';
}

async function decide(world: World): Promise<void> {
  const { admin, model } = world;
  const handover = drawLost(world);
  if (!handover) return;
  const { id, status } = handover;
  const decision = draw(world, ['cancel', 'carryOut'] as const);
  const isOpen = ['waiting', 'objected'].includes(status);
  const refusalOfCarryingOut =
    (status === 'objected' ? undefined : 'HANDOVER_WAITS') ??
    (model.canCarryOut(handover) ? undefined : 'HANDOVER_DEAD');
  const refusal = isOpen ? (decision === 'cancel' ? undefined : refusalOfCarryingOut) : 'CONFLICT';
  const done = await agree(world, undefined, `admin: ${decision} ${id}`, refusal, () =>
    admin.browser.post(`/admin/handovers/${id}/decision`, { decision, reason: 'Sudah ditelepon' }),
  );
  if (!done) return;
  if (decision === 'cancel') handover.status = 'cancelled';
  else model.carryOut(handover, nowOf(world));
}

async function deleteAccount(world: World): Promise<void> {
  const { admin, model } = world;
  const who = drawPerson(world);
  const refusal = model.refuseDeleting(who);
  const done = await agree(world, undefined, `admin deletes ${who.id}`, refusal, () =>
    admin.browser.delete(`/admin/users/${who.id}`),
  );
  if (!done) return;
  who.isDeleted = true;
  for (const mosque of model.mosques) {
    if (mosque.members.has(who)) model.end(who, mosque, nowOf(world));
  }
}

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
  world.test.clock.advance(60_000);
  await draw(world, steps)(world);
}

export { create as createMosque, order as placeOrder };
