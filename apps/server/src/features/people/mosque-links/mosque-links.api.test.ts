// A place in a mosque is given by a link: a member's, the ketua's own, or the one of a lost account.
import { beforeEach, describe, expect, it } from 'vitest';
import { buyLicenses } from '../../../../test/licenses.ts';
import { PASSWORD, type SignedIn, signInAs } from '../../../../test/people.ts';
import {
  addMember,
  newNumber,
  newPerson,
  openMosque,
  rolesIn,
  tokenIn,
} from '../../../../test/shops/mosque-shop.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
let ketua: SignedIn;
let id: number;
let path: string;
const test = await createTestApp();
beforeEach(async () => {
  ({ id, ketua } = await openMosque(test));
  path = `/my-mosques/${id}`;
  await test.popMails();
});

const invite = (body: object, by = ketua) => by.browser.post(`${path}/invitations`, body);
const handOn = (body: object, by = ketua) =>
  by.browser.post(`${path}/ketua`, { leaves: true, ...body });
const join = ({ browser }: SignedIn, token: string) => browser.post('/my-mosques/join', { token });
const linksOf = async ({ browser }: SignedIn) => (await browser.get(`${path}/links`)).json().data;
const mailedToken = async () => tokenIn((await test.popMails())[0]?.text);
const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

describe('an invitation', () => {
  it('by email goes to that address alone, and makes its account a member once', async () => {
    const invited = await newPerson(test);
    const made = await invite({ email: invited.user.email });
    expect(made.json()).toMatchObject({ url: null, to: invited.user.email });
    const [mail] = await test.popMails();
    expect(mail).toMatchObject({ to: invited.user.email, subject: 'Undangan pengurus masjid' });
    const token = tokenIn(mail?.text);
    expect(made.body).not.toContain(token);
    expect(codeOf(await join(await newPerson(test), token))).toEqual([409, 'LINK_FOR_ANOTHER']);
    const joined = await join(invited, token);
    expect(joined.json()).toMatchObject({ id, role: 'pengurus' });
    expect((await join(invited, token)).json()).toEqual(joined.json());
    expect(await rolesIn(test, id)).toEqual([
      [ketua.user.id, 'ketua'],
      [invited.user.id, 'pengurus'],
    ]);
  });

  it('by number is shown to the ketua, and proves no email', async () => {
    const whatsapp = newNumber();
    const { url } = (await invite({ whatsapp })).json();
    const token = tokenIn(url);
    expect(await test.popMails()).toEqual([]);
    const read = await test.browser().post('/links/read', { token });
    expect(read.json()).toMatchObject({ kind: 'member', whatsapp, mosque: 'Masjid Al-Ikhlas' });
    const email = `lewat-wa-${id}@masjid.id`;
    const person = { name: 'Haji Umar', password: 'rahasia-baru' };
    const missing = await test.browser().post('/links/join', { token, ...person });
    expect([missing.statusCode, missing.json().field]).toEqual([400, 'email']);
    const browser = test.browser();
    const made = await browser.post('/links/join', { token, email, ...person });
    expect([made.statusCode, made.json().user.email]).toEqual([201, email]);
    expect((await browser.get('/my-mosques')).json().data).toMatchObject([{ id }]);
    expect(await isVerified(email)).toBe(false);
  });

  it('by email opens an account whose address is proven', async () => {
    const email = `baru-${id}@masjid.id`;
    await invite({ email });
    const token = await mailedToken();
    const person = { name: 'Haji Umar', whatsapp: newNumber(), password: 'rahasia-baru' };
    const other = { ...person, token, email: 'lain@masjid.id' };
    expect((await test.browser().post('/links/join', other)).statusCode).toBe(201);
    expect(await isVerified(email)).toBe(true);
    expect(codeOf(await test.browser().post('/links/join', other))).toEqual([410, 'LINK_DEAD']);
  });

  it('is one per mosque and address, withdrawn by any ketua, and lives seven days', async () => {
    const second = await addMember(test, id, 'ketua');
    const invited = await newPerson(test);
    const { email } = invited.user;
    await invite({ email });
    const token = await mailedToken();
    expect(codeOf(await invite({ email: email.toUpperCase() }, second))).toEqual([
      409,
      'INVITATION_OPEN',
    ]);
    const [open, ...more] = await linksOf(second);
    expect([open, more]).toMatchObject([{ kind: 'member', about: email, by: ketua.user.name }, []]);
    expect((await second.browser.delete(`${path}/links/${open.id}`)).statusCode).toBe(200);
    expect((await second.browser.delete(`${path}/links/${open.id}`)).statusCode).toBe(404);
    const refused = await join(invited, token);
    expect([refused.statusCode, refused.json().message]).toEqual([
      410,
      'Tautan ini sudah ditarik. Minta tautan baru kepada ketua masjid.',
    ]);
    await invite({ email });
    const late = await mailedToken();
    test.clock.advance(7 * DAY);
    expect((await join(await signInAgain(invited), late)).json().message).toContain('kedaluwarsa');
  });

  it('does not bring a removed member back', async () => {
    const member = await addMember(test, id, 'pengurus');
    const { url } = (await invite({ whatsapp: member.user.whatsapp })).json();
    const { data } = (await ketua.browser.get(`${path}/members`)).json();
    await ketua.browser.delete(`${path}/members/${data[1].id}`);
    expect(codeOf(await join(member, tokenIn(url)))).toEqual([410, 'LINK_DEAD']);
  });

  it.each(['leaves', 'is demoted', 'is removed'])('ends when its ketua %s', async (what) => {
    const maker = await addMember(test, id, 'ketua');
    await invite({ whatsapp: newNumber() }, maker);
    const { data } = (await ketua.browser.get(`${path}/members`)).json();
    const place = `${path}/members/${data[1].id}`;
    expect(await linksOf(ketua)).toHaveLength(1);
    if (what === 'leaves') await maker.browser.post(`${path}/leave`);
    else if (what === 'is demoted') await ketua.browser.patch(place, { role: 'pengurus' });
    else await ketua.browser.delete(place);
    expect(await linksOf(ketua)).toEqual([]);
  });

  it('ends when the one who made it has another email', async () => {
    const invited = await newPerson(test);
    const { url } = (await invite({ whatsapp: invited.user.whatsapp })).json();
    const { name, whatsapp } = ketua.user;
    const email = `lain-${id}@masjid.id`;
    const changed = await ketua.browser.patch('/profile', { name, whatsapp, email });
    expect(changed.statusCode).toBe(200);
    expect(codeOf(await join(invited, tokenIn(url)))).toEqual([410, 'LINK_DEAD']);
  });

  it.each([
    [{}, 'Email atau nomor WhatsApp orang yang diundang wajib diisi'],
    [{ email: 'salah' }, 'Email tidak valid'],
    [{ whatsapp: '0812' }, 'Nomor WA terlalu pendek'],
  ])('refuses %j: %s', async (body, message) => {
    const refused = await invite(body);
    expect([refused.statusCode, refused.json().message]).toEqual([400, message]);
  });
});

it('says of a link from before that it does not work, and whom to ask', async () => {
  const signed = `${'eyJraW5kIjoibWVtYmVyIn0'.repeat(20)}.c2lnbmF0dXJl`;
  const read = await test.browser().post('/links/read', { token: signed });
  expect([read.statusCode, read.json().message]).toEqual([
    410,
    'Tautan ini tidak berlaku, atau dibuat sebelum portal diperbarui. Minta tautan baru kepada orang yang mengirimnya.',
  ]);
});

describe('a ketua hands his mosque on', () => {
  const handedOnBy = async ({ browser }: SignedIn) =>
    (await browser.get('/my-mosques')).json().handedOn;

  it('to a member or an address; he leaves, or stays as pengurus, and reads to whom', async () => {
    const next = await addMember(test, id, 'pengurus');
    const { data } = (await ketua.browser.get(`${path}/members`)).json();
    const memberId = data[1].id;
    expect((await handOn({ memberId, leaves: false })).json().to).toBe(next.user.email);
    const token = await mailedToken();
    expect((await join(next, token)).json()).toMatchObject({ id, role: 'ketua' });
    expect(await rolesIn(test, id)).toEqual([
      [ketua.user.id, 'pengurus'],
      [next.user.id, 'ketua'],
    ]);
    const mails = await test.popMails();
    const subjects = new Map(mails.map(({ to, subject }) => [to, subject]));
    expect(subjects.get(next.user.email)).toBe('Anda sekarang ketua masjid');
    expect(subjects.get(ketua.user.email)).toBe('Serah terima masjid selesai');
    expect(mails.find(({ to }) => to === ketua.user.email)?.text).toContain(next.user.name);
    const whatsapp = newNumber();
    const { url } = (await handOn({ whatsapp }, next)).json();
    const third = await signInAs(test, 'user', { whatsapp });
    expect((await join(third, tokenIn(url))).statusCode).toBe(200);
    expect(await rolesIn(test, id)).toEqual([
      [ketua.user.id, 'pengurus'],
      [third.user.id, 'ketua'],
    ]);
  });

  it('with the licences that were his own', async () => {
    const admin = await signInAs(test, 'admin');
    const [license] = await buyLicenses(test, ketua, admin);
    const next = await newPerson(test);
    await test.popMails();
    await handOn({ email: next.user.email, filesOwn: true });
    expect(await handedOnBy(ketua)).toEqual([]);
    await join(next, await mailedToken());
    const { name: to } = next.user;
    const handed = { id, name: 'Masjid Al-Ikhlas', to, at: test.clock.now().toISOString() };
    expect([await handedOnBy(ketua), await handedOnBy(next)]).toEqual([[handed], []]);
    expect((await next.browser.get('/my-licenses')).json().data).toMatchObject([
      { id: license?.id, mosque: { id } },
    ]);
    expect((await ketua.browser.get('/my-licenses')).json().data).toEqual([]);
  });

  it('not to himself', async () => {
    expect(codeOf(await handOn({ email: ketua.user.email }))).toEqual([422, 'HANDOVER_TO_SELF']);
  });
});

describe('a lost account', () => {
  let admin: SignedIn;
  beforeEach(async () => {
    admin = await signInAs(test, 'admin');
    await test.popMails();
  });
  const give = (email: string, more: object = {}) =>
    admin.browser.post(`/admin/mosques/${id}/ketua`, {
      fromUserId: ketua.user.id,
      email,
      reason: 'Surat takmir 12 November',
      ...more,
    });

  it('gives its mosque to an account at once, over every open link of the ketua', async () => {
    const [thief, right] = [await newPerson(test), await newPerson(test)];
    await handOn({ email: thief.user.email });
    const stolen = await mailedToken();
    expect((await give(right.user.email)).statusCode).toBe(200);
    expect(await rolesIn(test, id)).toEqual([[right.user.id, 'ketua']]);
    expect(codeOf(await join(thief, stolen))).toEqual([410, 'LINK_DEAD']);
    const mails = await test.popMails();
    const told = mails.find(
      ({ to, text }) => to === ketua.user.email && text.includes('Keberatan'),
    );
    const token = tokenIn(told?.text);
    // Another act of an admin takes nobody's objection away.
    const next = await newPerson(test);
    await give(next.user.email, { fromUserId: right.user.id });
    const body = { token, note: 'Saya masih ketua' };
    expect((await test.browser().post('/links/object', body)).statusCode).toBe(200);
    expect((await test.browser().post('/links/object', body)).statusCode).toBe(410);
    const { rows } = await test.database.pool.query(
      `select note from history where subject = 'mosque' and subject_id = $1
        and action = 'object to handover'`,
      [id],
    );
    expect(rows).toEqual([{ note: 'Saya masih ketua' }]);
    // The admin's next act gives it back.
    expect((await give(ketua.user.email, { fromUserId: next.user.id })).statusCode).toBe(200);
    expect(await rolesIn(test, id)).toEqual([[ketua.user.id, 'ketua']]);
  });

  it('gives it by a link to an address without an account; the objection ends in three days', async () => {
    const email = `ketua-baru-${id}@masjid.id`;
    await give(email);
    const mails = await test.popMails();
    const told = tokenIn(mails.find(({ to }) => to === ketua.user.email)?.text);
    const token = tokenIn(mails.find(({ to }) => to === email)?.text);
    expect((await admin.browser.get('/admin/links')).json().data[0]).toMatchObject({
      kind: 'lost',
      about: email,
    });
    test.clock.advance(3 * DAY);
    const late = { token: told, note: 'Saya masih ketua' };
    expect((await test.browser().post('/links/object', late)).statusCode).toBe(410);
    const person = { name: 'Ketua Baru', whatsapp: newNumber(), password: 'rahasia-baru' };
    expect((await test.browser().post('/links/join', { token, ...person })).statusCode).toBe(201);
    expect((await rolesIn(test, id)).map(([, role]) => role)).toEqual(['ketua']);
  });

  it('is refused for somebody who is not its ketua, or to the same person', async () => {
    expect(codeOf(await give(ketua.user.email))).toEqual([422, 'HANDOVER_TO_SELF']);
    const member = await addMember(test, id, 'pengurus');
    const wrong = { fromUserId: member.user.id };
    expect(codeOf(await give('a@b.id', wrong))).toEqual([403, 'MOSQUE_ROLE']);
  });
});

async function signInAgain({ user }: SignedIn): Promise<SignedIn> {
  const browser = test.browser();
  await browser.post('/auth/login', { email: user.email, password: PASSWORD });
  return { user, browser };
}

async function isVerified(email: string): Promise<boolean> {
  const { rows } = await test.database.pool.query(
    'select email_verified from users where email = $1',
    [email],
  );
  return rows[0]?.email_verified;
}
