import { expect, it } from 'vitest';
import { createPerson, PASSWORD } from '../../../../test/people.ts';
import { createTestApp } from '../../../../test/test-app.ts';

const test = await createTestApp({ realLimits: true });

it('stops guessing a password after ten failures, but not from another address', async () => {
  const user = await createPerson(test);
  const attempt = (password: string, remoteAddress: string) =>
    test.app.inject({
      method: 'POST',
      url: '/auth/login',
      remoteAddress,
      payload: { email: user.email, password },
    });
  for (let count = 0; count < 10; count += 1) {
    expect((await attempt('salah', '203.0.113.1')).statusCode).toBe(401);
  }
  const stopped = await attempt(PASSWORD, '203.0.113.1');
  expect(stopped.json()).toEqual({
    code: 'TOO_MANY_REQUESTS',
    message: 'Terlalu banyak percobaan. Tunggu beberapa menit, lalu coba lagi.',
  });
  expect((await attempt(PASSWORD, '203.0.113.2')).statusCode).toBe(200);
});

it('does not count successful logins', async () => {
  const user = await createPerson(test);
  for (let count = 0; count < 15; count += 1) {
    const response = await test
      .browser()
      .post('/auth/login', { email: user.email, password: PASSWORD });
    expect(response.statusCode).toBe(200);
  }
});

it('sends three codes an hour to one address and answers the same afterwards (T30)', async () => {
  const user = await createPerson(test);
  const answers = new Set<string>();
  for (let count = 0; count < 5; count += 1) {
    const response = await test.browser().post('/auth/request-otp', { email: user.email });
    answers.add(`${response.statusCode} ${response.body}`);
  }
  expect(answers.size).toBe(1);
  expect(await test.popMails()).toHaveLength(3);
});

it('sends twenty codes an hour to one network, for any address (T30)', async () => {
  const people = await Promise.all(Array.from({ length: 25 }, () => createPerson(test)));
  const answers = new Set<string>();
  for (const { email } of people) {
    const options = { remoteAddress: '203.0.113.30' };
    const response = await test.browser().post('/auth/request-otp', { email }, options);
    answers.add(`${response.statusCode} ${response.body}`);
  }
  expect(answers.size).toBe(1);
  expect(await test.popMails()).toHaveLength(20);
});

it('limits registrations per address, and takes an IPv6 network as one', async () => {
  const register = (count: number) =>
    test.app.inject({
      method: 'POST',
      url: '/auth/register',
      remoteAddress: `2001:db8:1:1::${count}`,
      payload: {
        name: 'Banyak',
        email: 'sama@masjid.id',
        whatsapp: '081234567890',
        password: PASSWORD,
      },
    });
  const codes: number[] = [];
  for (let count = 1; count <= 31; count += 1) codes.push((await register(count)).statusCode);
  expect(codes.slice(0, 30)).not.toContain(429);
  expect(codes[30]).toBe(429);
});
