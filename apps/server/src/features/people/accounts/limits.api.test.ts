import { describe, expect, it } from 'vitest';
import { createPerson, openBrowser, PASSWORD } from '../../../../test/people.ts';
import { popRecoveryCode } from '../../../../test/recovery-code.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { AppError } from '../../../platform/app-error.ts';

const test = await createTestApp({ realLimits: true });

const send = (remoteAddress: string, url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, remoteAddress, payload });

async function repeat(count: number, work: (index: number) => Promise<unknown>) {
  for (let index = 0; index < count; index += 1) await work(index);
}

it('stops guessing a password after ten failures, but not from another address', async () => {
  const user = await createPerson(test);
  const attempt = (password: string, from: string) =>
    send(from, '/auth/login', { email: user.email, password });
  await repeat(10, async () => {
    expect((await attempt('salah', '203.0.113.1')).statusCode).toBe(401);
  });
  const stopped = await attempt(PASSWORD, '203.0.113.1');
  expect(stopped.json()).toEqual({
    code: 'TOO_MANY_REQUESTS',
    message: 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
  });
  expect((await attempt(PASSWORD, '203.0.113.2')).statusCode).toBe(200);
});

it.each([
  [
    'keys',
    { method: 'GET', url: '/admin/transactions', headers: { authorization: 'Bearer tsk_x' } },
  ],
  ['reports of money', { method: 'POST', url: '/hooks/mutations/1', payload: [] }],
] as const)('stops wrong %s of one network, and not of another', async (_what, call) => {
  const attempt = async (remoteAddress: string) =>
    (await test.app.inject({ ...call, remoteAddress })).statusCode;
  const statuses = await Promise.all(Array.from({ length: 60 }, () => attempt('203.0.113.20')));
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect(await attempt('203.0.113.20')).toBe(429);
  expect(await attempt('203.0.113.21')).toBe(401);
});

it('does not count successful logins', async () => {
  const user = await createPerson(test);
  await repeat(15, () => openBrowser(test, user));
});

/** The different answers to requests of codes, and how many mails left. */
async function codesFor(emails: string[], from: string) {
  const answers = new Set<string>();
  for (const email of emails) {
    const { statusCode, body } = await send(from, '/auth/request-otp', { email });
    answers.add(`${statusCode} ${body}`);
  }
  return [answers.size, (await test.popMails()).length];
}

it('sends three codes an hour to one address and answers the same afterwards (T30)', async () => {
  const { email } = await createPerson(test);
  expect(await codesFor(Array(5).fill(email), '203.0.113.29')).toEqual([1, 3]);
});

it('sends twenty codes an hour to one network, for any address (T30)', async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => createPerson(test)));
  const emails = people.map(({ email }) => email);
  expect(await codesFor(emails, '203.0.113.30')).toEqual([1, 20]);
});

it('limits registrations per address, and takes an IPv6 network as one', async () => {
  const person = { name: 'Banyak', email: 'sama@masjid.id', whatsapp: '081234567890' };
  const codes: number[] = [];
  await repeat(31, async (count) => {
    const body = { ...person, password: PASSWORD };
    codes.push((await send(`2001:db8:1:1::${count}`, '/auth/register', body)).statusCode);
  });
  expect(codes.slice(0, 30)).not.toContain(429);
  expect(codes[30]).toBe(429);
});

/** The statuses of this many calls while no password can be hashed. */
async function whileBusy(count: number, call: () => Promise<{ statusCode: number }>) {
  const { passwords } = test.dependencies;
  const busy = () => Promise.reject(new AppError('BUSY'));
  test.dependencies.passwords = { ...passwords, hash: busy, verify: busy };
  const statuses = new Set<number>();
  for (let index = 0; index < count; index += 1) statuses.add((await call()).statusCode);
  test.dependencies.passwords = passwords;
  return [...statuses];
}

describe('a request that a busy server refuses costs no points (T71)', () => {
  it('at the login', async () => {
    const { email } = await createPerson(test);
    const logIn = () => test.browser().post('/auth/login', { email, password: PASSWORD });
    expect(await whileBusy(12, logIn)).toEqual([503]);
    expect((await logIn()).statusCode).toBe(200);
  });

  it('when a user confirms his password', async () => {
    const browser = await openBrowser(test, await createPerson(test));
    const body = { oldPassword: PASSWORD, newPassword: PASSWORD };
    const change = () => browser.patch('/profile/password', body);
    expect(await whileBusy(12, change)).toEqual([503]);
    expect((await change()).statusCode).toBe(200);
  });

  it('when a user registers', async () => {
    const form = { name: 'Sibuk', email: 'sibuk@masjid.id', whatsapp: '081234567890' };
    const register = () => test.browser().post('/auth/register', { ...form, password: PASSWORD });
    expect(await whileBusy(32, register)).toEqual([503]);
    expect((await register()).statusCode).toBe(201);
  });

  it('when a visitor asks for a trial, neither his points nor the shared ones', async () => {
    const form = { name: 'Sibuk', email: 'sibuk-coba@masjid.id', whatsapp: '081234567890' };
    const ask = () => test.browser().post('/public/sales-page', form);
    for (let count = 1; count < 300; count += 1)
      await test.dependencies.limits.spend('trialsEverywhere', 'all');
    expect(await whileBusy(32, ask)).toEqual([503]);
    expect((await ask()).statusCode).toBe(201);
  });
});

// Nobody can lock out a user at another address by using up limits (T71).
const STRANGER = '203.0.113.66';
const OWNER = '198.51.100.7';
const ANOTHER = '198.51.100.8';

const request = (from: string, email: string) => send(from, '/auth/request-otp', { email });
const verify = (from: string, email: string, code: string) =>
  send(from, '/auth/verify-otp', { email, code });

describe('recovery', () => {
  it('is not closed for all by guesses at unknown addresses', async () => {
    const owner = await createPerson(test);
    await repeat(250, (index) => verify(STRANGER, `tidak${index}@ada.id`, '00000000'));
    await request(OWNER, owner.email);
    expect(
      (await verify(OWNER, owner.email, await popRecoveryCode(test, owner.email))).statusCode,
    ).toBe(200);
  });

  it('stops one network after thirty wrong guesses', async () => {
    const from = '203.0.113.30';
    const statuses = new Set<number>();
    await repeat(30, async () =>
      statuses.add((await verify(from, 'tidak@ada.id', '00000000')).statusCode),
    );
    expect([...statuses]).toEqual([422]);
    expect((await verify(from, 'tidak@ada.id', '00000000')).statusCode).toBe(429);
  });

  it('does not count right codes', async () => {
    const from = '203.0.113.31';
    for (let round = 0; round < 11; round += 1) {
      const person = await createPerson(test);
      await request(OWNER.replace('7', String(100 + round)), person.email);
      const code = await popRecoveryCode(test, person.email);
      await repeat(3, async () => {
        expect((await verify(from, person.email, code)).statusCode).toBe(200);
      });
    }
  });

  it('still sends the owner a code after a stranger had asked for many', async () => {
    const owner = await createPerson(test);
    await repeat(10, () => request('203.0.113.67', owner.email));
    expect(await test.popMails()).toHaveLength(3);
    await request(OWNER, owner.email);
    expect(
      (await verify(OWNER, owner.email, await popRecoveryCode(test, owner.email))).statusCode,
    ).toBe(200);
  });

  it('accepts the owner’s code after a stranger has used up his own attempts', async () => {
    const owner = await createPerson(test);
    await request(ANOTHER, owner.email);
    const code = await popRecoveryCode(test, owner.email);
    const wrong = `${(Number(code[0]) + 1) % 10}${code.slice(1)}`;
    await repeat(6, () => verify('203.0.113.68', owner.email, wrong));
    expect((await verify('203.0.113.69', owner.email, code)).statusCode).toBe(422);
    expect((await verify(ANOTHER, owner.email, code)).statusCode).toBe(200);
  });

  it('trips the breaker of all only by guesses at living codes', async () => {
    const { limits } = test.dependencies;
    const left = async () => !(await limits.isSpent('recoveryFailuresEverywhere', 'all'));
    await repeat(199, () => limits.spend('recoveryFailuresEverywhere', 'all').catch(() => {}));
    await repeat(3, () => verify('203.0.113.70', 'tidak@ada.id', '00000000'));
    expect(await left()).toBe(false);
    const owner = await createPerson(test);
    await request(OWNER, owner.email);
    const code = await popRecoveryCode(test, owner.email);
    for (const email of [owner.email, 'tidak@ada.id']) {
      expect((await verify(OWNER, email, code)).statusCode).toBe(429);
    }
    await limits.forget(test.database.db, 'recoveryFailuresEverywhere', 'all');
    expect((await verify(OWNER, owner.email, code)).statusCode).toBe(200);
  });
});

it('lets the owner confirm his password after a thief of his session has guessed at it', async () => {
  const owner = await createPerson(test);
  const change = async (remoteAddress: string, oldPassword: string) => {
    const browser = await openBrowser(test, owner);
    const body = { oldPassword, newPassword: PASSWORD };
    return (await browser.patch('/profile/password', body, { remoteAddress })).statusCode;
  };
  await repeat(10, () => change(STRANGER, 'salah-sekali'));
  expect(await change(STRANGER, PASSWORD)).toBe(429);
  expect(await change(OWNER, PASSWORD)).toBe(200);
});
