import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createPerson, PASSWORD } from '../../../../test/people.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { users } from '../../people/accounts/accounts.schema.ts';

const lines: string[] = [];
const test = await createTestApp({ environment: { APP_URL: 'https://jam.test' }, logTo: lines });

const SPOKEN = /^([a-z]{4}-){4}\d{4}$/;

let count = 0;
const applicant = (details: object = {}) => {
  count += 1;
  const email = `takmir${count}@masjid.id`;
  return { name: 'Pak Haji Ahmad', email, whatsapp: '0812-3456-7890', ...details };
};
const register = (form: object) => test.browser().post('/public/sales-page', form);
const stored = async (email: string) =>
  (await test.database.db.select().from(users).where(eq(users.email, email)))[0];

describe('POST /public/sales-page', () => {
  it('opens an account for a new email, shows its password once and never logs it', async () => {
    const form = applicant({ email: 'Takmir@Masjid.ID' });
    const response = await register(form);
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    const { password } = response.json().user;
    expect(response.json()).toEqual({
      message: 'Alhamdulillah, akun coba gratis Anda sudah siap.',
      user: { email: 'takmir@masjid.id', password: expect.stringMatching(SPOKEN) },
      link: 'https://jam.test/dashboard',
    });
    expect(await stored('takmir@masjid.id')).toMatchObject({
      name: 'Pak Haji Ahmad',
      whatsapp: '+6281234567890',
      role: 'user',
      source: 'trial',
      emailVerified: false,
      hasGeneratedPassword: true,
      privacyVersion: expect.any(String),
      privacyAcceptedAt: expect.any(Date),
      passwordHash: expect.not.stringContaining(password),
    });
    // Also when someone logs the answer.
    const { user } = response.json();
    test.app.log.info({ user }, 'careless');
    test.app.log.info(user, 'more careless');
    const log = lines.join('');
    expect(log).toContain('/public/sales-page');
    expect(log).toContain('more careless');
    expect(log).not.toContain(password);
  });

  it('signs the new account in immediately, and ends the previous session', async () => {
    const browser = test.browser();
    const before = await createPerson(test);
    await browser.post('/auth/login', { email: before.email, password: PASSWORD });
    const earlier = new Map(browser.cookies);
    const form = applicant();
    await browser.post('/public/sales-page', form);
    expect((await browser.get('/auth/profile')).json()).toMatchObject({
      email: form.email,
      hasGeneratedPassword: true,
    });
    for (const [name, value] of earlier) browser.cookies.set(name, value);
    expect((await browser.get('/auth/profile')).statusCode).toBe(401);
  });

  it('asks a known email to log in, without a password, and changes nothing', async () => {
    const person = await createPerson(test);
    const before = await stored(person.email);
    const form = applicant({ email: person.email.toUpperCase(), name: 'Orang lain' });
    const response = await register(form);
    expect(response.statusCode).toBe(200);
    expect(response.cookies).toEqual([]);
    expect(response.json()).toEqual({
      message: 'Akun Anda sudah terdaftar. Silakan login.',
      user: { email: person.email },
      link: 'https://jam.test/login',
    });
    expect(await stored(person.email)).toEqual(before);
    const login = await test
      .browser()
      .post('/auth/login', { email: person.email, password: PASSWORD });
    expect(login.statusCode).toBe(200);
  });

  it('welcomes by mail, once, without the password', async () => {
    await test.popMails();
    const form = applicant();
    const { password } = (await register(form)).json().user;
    await register(form);
    const mails = await test.popMails();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [form.email, 'Selamat datang di TimeSync'],
    ]);
    expect(mails[0]?.text).toContain('https://jam.test/login');
    expect(JSON.stringify(mails)).not.toContain(password);
  });

  it('makes its links from the configuration, whatever host the request names', async () => {
    const headers = { host: 'jahat.test', 'x-forwarded-host': 'jahat.test' };
    const response = await test.browser().post('/public/sales-page', applicant(), { headers });
    expect(response.json().link).toBe('https://jam.test/dashboard');
  });

  it('keeps a number it cannot read as it was typed', async () => {
    const form = applicant({ whatsapp: ' +65 9123 4567 ' });
    expect((await register(form)).statusCode).toBe(201);
    expect((await stored(form.email))?.whatsapp).toBe('+65 9123 4567');
  });

  it('answers a filled hidden field as usual, and writes nothing', async () => {
    const before = await test.database.db.$count(users);
    await test.popMails();
    const response = await register(applicant({ website: 'https://spam.test' }));
    const honest = await register(applicant({ website: '' }));
    const shapeOf = ({ statusCode, body, cookies }: typeof response) => [
      statusCode,
      body.replaceAll(/takmir\d+@|"password":"[a-z0-9-]{24}"/g, ''),
      cookies.map(({ value, ...cookie }) => ({ ...cookie, length: value.length })),
    ];
    expect(shapeOf(response)).toEqual(shapeOf(honest));
    expect(await test.database.db.$count(users)).toBe(before + 1);
    expect(await test.popMails()).toHaveLength(1);
  });

  it.each([
    [{ name: '  ' }, 'name', 'Nama wajib diisi'],
    [{ email: '' }, 'email', 'Email wajib diisi'],
    [{ email: 'bukan-email' }, 'email', 'Email tidak valid'],
    [{ whatsapp: '' }, 'whatsapp', 'Nomor WhatsApp wajib diisi'],
    [{ whatsapp: null }, 'whatsapp', 'Nomor WhatsApp wajib diisi'],
    [{ name: 'Nul\u0000' }, 'name', 'Teks mengandung karakter yang tidak didukung'],
  ])('refuses %j, names the field and no user', async (wrong, field, message) => {
    expect((await register(applicant(wrong))).json()).toEqual({ message, code: 'INVALID', field });
  });
});
