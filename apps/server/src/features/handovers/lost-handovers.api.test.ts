import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, openBrowser, type SignedIn, signInAs } from '../../../test/people.ts';
import {
  giveBoundLicense,
  newPerson,
  openMosque,
  rolesIn,
  sendLetter,
  tokenIn,
} from '../../../test/shops/handover-shop.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { carryOutDueHandovers } from './carry-out-due-handovers.ts';

const DAY = 24 * 60 * 60 * 1000;
let test: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
});
afterAll(() => test.close());

/** Sessions end meanwhile, so people sign in again. */
async function passDays(days: number, ...people: SignedIn[]): Promise<void> {
  test.clock.advance(days * DAY);
  for (const person of [admin, ...people]) person.browser = await openBrowser(test, person.user);
}

async function loseAccount() {
  const mosque = await openMosque(test);
  const next = await newPerson(test);
  await test.takeMails();
  const started = await sendLetter(admin, mosque.id, mosque.ketua.user.id, {
    email: next.user.email,
  });
  expect(started.statusCode).toBe(201);
  return { ...mosque, next, handover: started.json() };
}

const decide = (id: number, decision: string) =>
  admin.browser.post(`/admin/handovers/${id}/decision`, { decision, reason: 'Sudah ditelepon' });
const objections = async () => (await admin.browser.get('/admin/waiting')).json().handovers;

it('hands over a lost account a week after its address was told', async () => {
  const { id, ketua, next, handover } = await loseAccount();
  expect(handover).toMatchObject({
    mosque: { id, name: 'Masjid Al-Ikhlas' },
    from: { id: ketua.user.id },
    to: { id: next.user.id },
    status: 'waiting',
    reason: 'Ketua lama wafat',
    objection: null,
  });
  const [mail] = await test.takeMails();
  expect([mail?.to, mail?.subject]).toEqual([
    ketua.user.email,
    `Masjid Al-Ikhlas akan diserahkan kepada ${next.user.name}`,
  ]);
  const license = await giveBoundLicense(test, id, { owner: ketua, admin });
  expect((await admin.browser.get(handover.letter[0])).statusCode).toBe(200);
  expect((await ketua.browser.get(handover.letter[0])).statusCode).toBe(404);
  await passDays(6.9, ketua, next);
  await carryOutDueHandovers(test.dependencies);
  expect(await rolesIn(test, id)).toEqual([[ketua.user.id, 'ketua']]);
  await passDays(0.2, ketua, next);
  await carryOutDueHandovers(test.dependencies);
  await carryOutDueHandovers(test.dependencies);
  expect(await rolesIn(test, id)).toEqual([[next.user.id, 'ketua']]);
  expect((await ketua.browser.get(`/my-licenses/${license.id}`)).statusCode).toBe(404);
  expect((await next.browser.get(`/my-licenses/${license.id}`)).statusCode).toBe(200);
  const { data } = (
    await admin.browser.get(`/admin/history?subject=mosque&subjectId=${id}`)
  ).json();
  expect(data[0]).toMatchObject({ action: 'hand over', actorKind: 'system' });
});

it.each(['by the link in the mail', 'in the account'])(
  'is stopped by an objection %s, and an admin decides',
  async (way) => {
    const { id, ketua, next, handover } = await loseAccount();
    const before = await objections();
    const [mail] = await test.takeMails();
    const token = tokenIn(mail?.text);
    const note = 'Akun saya tidak hilang';
    const object = () =>
      way === 'in the account'
        ? ketua.browser.post(`/my-mosques/${id}/handover/object`, { note })
        : test.browser().post('/handovers/object', { token, note });
    expect((await object()).statusCode).toBe(200);
    expect((await object()).statusCode).toBe(200);
    expect(await objections()).toBe(before + 1);
    const { data } = (await admin.browser.get('/admin/handovers?status=objected')).json();
    expect(data.find((one: { id: number }) => one.id === handover.id)).toMatchObject({
      status: 'objected',
      objection: note,
    });
    await passDays(30, ketua, next);
    await carryOutDueHandovers(test.dependencies);
    expect(await rolesIn(test, id)).toEqual([[ketua.user.id, 'ketua']]);
    const decision = way === 'in the account' ? 'carryOut' : 'cancel';
    expect((await decide(handover.id, decision)).statusCode).toBe(200);
    expect((await decide(handover.id, decision)).statusCode).toBe(409);
    const person = decision === 'carryOut' ? next : ketua;
    expect(await rolesIn(test, id)).toEqual([[person.user.id, 'ketua']]);
    expect(await objections()).toBe(before);
    expect((await object()).statusCode).toBe(way === 'in the account' ? 404 : 410);
  },
);

it('is cancelled before its day, and not carried out before it', async () => {
  const { id, ketua, handover } = await loseAccount();
  const early = await decide(handover.id, 'carryOut');
  expect([early.statusCode, early.json().code]).toEqual([409, 'HANDOVER_WAITS']);
  expect((await decide(handover.id, 'cancel')).json().status).toBe('cancelled');
  await passDays(8, ketua);
  await carryOutDueHandovers(test.dependencies);
  expect(await rolesIn(test, id)).toEqual([[ketua.user.id, 'ketua']]);
});

it('shows its ketua what was started, and to nobody else', async () => {
  const { id, ketua, next, handover } = await loseAccount();
  const shown = (await ketua.browser.get(`/my-mosques/${id}/handover`)).json().handover;
  expect(shown).toMatchObject({ id: handover.id, kind: 'lost', successor: next.user.name });
  const note = 'Saya bukan ketua';
  const objected = await next.browser.post(`/my-mosques/${id}/handover/object`, { note });
  expect(objected.statusCode).toBe(404);
  expect((await ketua.browser.delete(`/my-mosques/${id}/handover`)).statusCode).toBe(409);
});

it('needs a ketua, an account that follows him, and no other handover', async () => {
  const { id, ketua } = await openMosque(test);
  const next = await newPerson(test);
  const { email } = next.user;
  const unknown = await sendLetter(admin, id, ketua.user.id, { email: 'siapa@masjid.id' });
  expect([unknown.statusCode, unknown.json().field]).toEqual([422, 'email']);
  expect((await sendLetter(admin, id, next.user.id, { email })).statusCode).toBe(404);
  const self = await sendLetter(admin, id, ketua.user.id, { email: ketua.user.email });
  expect(self.statusCode).toBe(422);
  expect((await sendLetter(ketua, id, ketua.user.id, { email })).statusCode).toBe(403);
  const short = await sendLetter(admin, id, ketua.user.id, { email, reason: 'x' });
  expect([short.statusCode, short.json().field]).toEqual([400, 'reason']);
  const withoutLetter = await admin.browser.post(
    `/admin/mosques/${id}/users/${ketua.user.id}/handover`,
    { email, reason: 'Ketua lama wafat' },
  );
  expect(withoutLetter.statusCode).toBeGreaterThanOrEqual(400);
  const twice = [1, 2].map(() => sendLetter(admin, id, ketua.user.id, { email }));
  const statuses = (await Promise.all(twice)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([201, 409]);
});

it('gives up when the successor is gone on its day, and says so', async () => {
  const mosque = await openMosque(test);
  const successor = await createPerson(test);
  await sendLetter(admin, mosque.id, mosque.ketua.user.id, { email: successor.email });
  await admin.browser.delete(`/admin/users/${successor.id}`);
  await passDays(8);
  await carryOutDueHandovers(test.dependencies);
  expect(await rolesIn(test, mosque.id)).toEqual([[mosque.ketua.user.id, 'ketua']]);
  const { rows } = await test.database.pool.query('select line from owner_news order by id desc');
  expect(rows[0]?.line).toBe(
    'Serah terima Masjid Al-Ikhlas dibatalkan: ketua atau penerusnya sudah tidak ada.',
  );
  expect((await admin.browser.get('/admin/handovers?status=open')).json().data).not.toContainEqual(
    expect.objectContaining({ mosque: { id: mosque.id, name: 'Masjid Al-Ikhlas' } }),
  );
});
