import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createPerson, openBrowser, PASSWORD, signInAs } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { history } from '../../../../platform/history/history.schema.ts';

const test = await createTestApp();
const admin = await signInAs(test, 'admin', { name: 'Admin Satu' });

const siti = {
  name: 'Siti Bendahara',
  email: 'siti@masjid.id',
  whatsapp: '085711112222',
  password: '1234',
  emailVerified: true,
  whatsappVerified: false,
};
const list = async (query = '') => (await admin.browser.get(`/admin/users?${query}`)).json();
const names = ({ data }: { data: Array<{ name: string }> }) => data.map(({ name }) => name);

describe('POST /admin/users', () => {
  it('adds a customer with a short password, as specified, and records it without the password', async () => {
    const response = await admin.browser.post('/admin/users', siti);
    expect(response.statusCode).toBe(201);
    const { id, ...shown } = response.json();
    expect(shown).toEqual({
      name: 'Siti Bendahara',
      email: 'siti@masjid.id',
      whatsapp: '+6285711112222',
      role: 'user',
      emailVerified: true,
      whatsappVerified: false,
      isMitra: false,
      hasBought: false,
      needsLoginLink: false,
      createdAt: expect.any(String),
    });
    const login = await test.browser().post('/auth/login', { email: siti.email, password: '1234' });
    expect(login.statusCode).toBe(200);
    const rows = await test.database.db.select().from(history);
    const row = rows.find(({ subject, subjectId }) => subject === 'user' && subjectId === id);
    expect(row).toMatchObject({ action: 'create', actorKind: 'admin', actorId: admin.user.id });
    expect(JSON.stringify(row)).not.toMatch(/1234"|argon2/);
  });

  it.each([
    [{ name: 'S' }, 'Nama minimal 2 karakter'],
    [{ email: 'x' }, 'Email tidak valid'],
    [{ email: '' }, 'Email tidak valid'],
    [{ whatsapp: '0857' }, 'Nomor WA terlalu pendek'],
    [{ password: '123' }, 'Password wajib diisi minimal 4 karakter'],
    [{ password: undefined }, 'Password wajib diisi minimal 4 karakter'],
  ])("refuses %j with the form's sentence", async (wrong, message) => {
    const response = await admin.browser.post('/admin/users', { ...siti, ...wrong });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toBe(message);
  });

  it('refuses a taken email and a role', async () => {
    expect((await admin.browser.post('/admin/users', siti)).json()).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'Email sudah terdaftar. Gunakan email lain.',
      field: 'email',
    });
    const promoted = { ...siti, email: 'lain@masjid.id', role: 'admin' };
    expect((await admin.browser.post('/admin/users', promoted)).statusCode).toBe(400);
  });
});

describe('GET /admin/users', () => {
  it('filters inside words, without regard to case, and takes % and _ as letters', async () => {
    await createPerson(test, { name: 'Hasan 100% Hebat', whatsapp: '+6281299998888' });
    await createPerson(test, { name: 'Hasan_Garis', email: 'garis@masjid.id' });
    expect(names(await list('name=hASAN'))).toEqual(['Hasan_Garis', 'Hasan 100% Hebat']);
    expect(names(await list(`name=${encodeURIComponent('0%')}`))).toEqual(['Hasan 100% Hebat']);
    expect(names(await list('name=n_G'))).toEqual(['Hasan_Garis']);
    expect(names(await list(`name=${encodeURIComponent('\\')}`))).toEqual([]);
    expect(names(await list('email=GARIS%40'))).toEqual(['Hasan_Garis']);
    expect(names(await list('whatsapp=0812-9999'))).toEqual(['Hasan 100% Hebat']);
    expect(names(await list('name=hasan&email=garis'))).toEqual(['Hasan_Garis']);
  });

  it('counts exactly and follows additions and deletions', async () => {
    const { total } = await list();
    const made = [];
    for (let count = 0; count < 12; count += 1) made.push(await createPerson(test));
    const first = await list('limit=5');
    expect(first).toMatchObject({ total: total + 12, totalPages: Math.ceil((total + 12) / 5) });
    await admin.browser.delete(`/admin/users/${made[0]?.id}`);
    expect((await list()).total).toBe(total + 11);
    expect((await list(`page=${first.totalPages + 5}&limit=5`)).data).toEqual([]);
  });

  it('says when a search has more hits than it counts', async () => {
    const add = (from: number, to: number) =>
      test.database.db.execute(sql`
        insert into users (name, email, whatsapp, password_hash)
        select 'Jamaah Banyak', 'banyak' || n || '@masjid.id', '', '-'
        from generate_series(${from}::int, ${to}::int) n`);
    await add(1, 1000);
    const exact = await list('name=jamaah%20banyak');
    expect(exact).toMatchObject({ total: 1000, totalPages: 100 });
    expect(exact).not.toHaveProperty('isCapped');
    await add(1001, 1001);
    expect(await list('name=jamaah%20banyak&page=100')).toMatchObject({
      total: 1000,
      isCapped: true,
      data: { length: 10 },
    });
  });

  it('never shows a password hash, also not in the export', async () => {
    expect((await admin.browser.get('/admin/users')).body).not.toContain('argon2');
    const csv = await admin.browser.get('/admin/users/export?name=Hasan');
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.headers['content-disposition']).toMatch(/^attachment; filename="user-\d{4}-/);
    const lines = csv.body.trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufeffNama;Email;WA;Email Verified;WA Verified;Terdaftar');
    expect(lines).toHaveLength(3);
    expect(csv.body).not.toContain('argon2');
  });
});

describe('PATCH /admin/users/{id}', () => {
  const fields = { emailVerified: false, whatsappVerified: true, whatsapp: '081234567890' };

  it('ends the sessions when the password is new', async () => {
    const { user, browser } = await signInAs(test);
    const { name, email } = user;
    await admin.browser.patch(`/admin/users/${user.id}`, {
      ...fields,
      name,
      email,
      password: 'baru',
    });
    expect((await browser.get('/auth/profile')).statusCode).toBe(401);
  });

  it('changes only what is named, and leaves the password', async () => {
    const before = { whatsapp: '+6281299990000', emailVerified: true };
    const { user, browser } = await signInAs(test, 'user', before);
    const change = { name: 'Nama Baru', whatsappVerified: true };
    const answer = await admin.browser.patch(`/admin/users/${user.id}`, change);
    expect(answer.json()).toMatchObject({ ...before, ...change, email: user.email });
    expect((await admin.browser.patch(`/admin/users/${user.id}`, {})).statusCode).toBe(200);
    expect((await browser.get('/auth/profile')).statusCode).toBe(200);
    await openBrowser(test, user);
  });

  it("refuses another person's email", async () => {
    const [user, other] = [await createPerson(test), await createPerson(test)];
    const refused = await admin.browser.patch(`/admin/users/${user.id}`, { email: other.email });
    expect(refused.json()).toMatchObject({ code: 'EMAIL_TAKEN', field: 'email' });
  });

  it('answers 404 for an unknown user', async () => {
    const body = { ...fields, name: 'Siapa', email: 'siapa@masjid.id' };
    expect((await admin.browser.patch('/admin/users/2000000000', body)).statusCode).toBe(404);
  });
});

describe('DELETE /admin/users/{id}', () => {
  it('removes the user from the list, ends his sessions and frees the email', async () => {
    const { user, browser } = await signInAs(test);
    expect((await admin.browser.delete(`/admin/users/${user.id}`)).json()).toEqual({
      message: 'Data berhasil dihapus',
    });
    expect((await browser.get('/auth/profile')).statusCode).toBe(401);
    expect(names(await list(`email=${user.email}`))).toEqual([]);
    expect((await admin.browser.delete(`/admin/users/${user.id}`)).statusCode).toBe(404);
    const again = await admin.browser.post('/admin/users', { ...siti, email: user.email });
    expect(again.statusCode).toBe(201);
  });

  it('keeps the last admin', async () => {
    const response = await admin.browser.delete(`/admin/users/${admin.user.id}`);
    expect(response.json().code).toBe('LAST_ADMIN');
    const other = await signInAs(test, 'admin');
    expect((await admin.browser.delete(`/admin/users/${other.user.id}`)).statusCode).toBe(200);
    expect((await other.browser.get('/admin/users')).statusCode).toBe(401);
  });
});

const addressOf = ({ id }: { id: number }) => `/admin/users/${id}`;

it('notifies the owner at his old address when an admin changes his email and password', async () => {
  const { browser } = await signInAs(test, 'admin');
  const user = await createPerson(test);
  const email = `baru-${user.email}`;
  await browser.patch(addressOf(user), { email, password: 'baru' });
  const mails = await test.popMails();
  const received = mails.filter(({ to }) => to === user.email);
  expect(received.map(({ subject }) => subject).toSorted()).toEqual([
    'Email akun TimeSync Anda telah diganti',
    'Password TimeSync Anda telah diganti',
  ]);
  expect(received.map(({ text }) => text).join()).toContain(email);
});

it.each([{ password: 'pengganti' }, { email: 'pencuri@luar.id' }])(
  'an open session changes no login by %j: it asks for its own password, but not for a name',
  async (change) => {
    const { user, browser } = await signInAs(test, 'admin');
    const colleague = await createPerson(test, { role: 'admin' });
    const customer = await createPerson(test);
    test.clock.advance(11 * 60 * 1000);
    const { email, whatsapp, emailVerified, whatsappVerified } = user;
    const whole = { name: 'Nama Lain', email, whatsapp, emailVerified, whatsappVerified };
    expect((await browser.patch(addressOf(user), whole)).statusCode).toBe(200);
    for (const target of [user, colleague, customer]) {
      const asked = await browser.patch(addressOf(target), change);
      expect(asked.json()).toMatchObject({ code: 'ADMIN_LOGIN_CHANGE', field: 'currentPassword' });
      const guess = { ...change, currentPassword: 'pengganti' };
      expect((await browser.patch(addressOf(target), guess)).statusCode).toBe(422);
      await openBrowser(test, target);
    }
    const sure = { ...change, currentPassword: PASSWORD };
    expect((await browser.patch(addressOf(colleague), sure)).statusCode).toBe(200);
  },
);
