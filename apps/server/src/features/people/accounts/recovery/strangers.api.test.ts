// Nobody can lock out a user at another address by using up limits (T71).
import { describe, expect, it } from 'vitest';
import { createPerson, openBrowser, PASSWORD } from '../../../../../test/people.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import type { User } from '../users.repository.ts';

const test = await createTestApp({ realLimits: true });

const STRANGER = '203.0.113.66';
const OWNER = '198.51.100.7';
const ANOTHER = '198.51.100.8';

const send = (remoteAddress: string, url: string, payload: object) =>
  test.app.inject({ method: 'POST', url, remoteAddress, payload });
const request = (from: string, email: string) => send(from, '/auth/request-otp', { email });
const verify = (from: string, email: string, code: string) =>
  send(from, '/auth/verify-otp', { email, code });

async function repeat(count: number, work: (index: number) => Promise<unknown>) {
  for (let index = 0; index < count; index += 1) await work(index);
}

async function newestCode({ email }: User): Promise<string> {
  const mails = (await test.popMails()).filter(({ to }) => to === email);
  return /\b\d{8}\b/.exec(mails.at(-1)?.text ?? '')?.[0] ?? '';
}

describe('recovery', () => {
  it('is not closed for all by guesses at unknown addresses', async () => {
    const owner = await createPerson(test);
    await repeat(250, (index) => verify(STRANGER, `tidak${index}@ada.id`, '00000000'));
    await request(OWNER, owner.email);
    expect((await verify(OWNER, owner.email, await newestCode(owner))).statusCode).toBe(200);
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
      const code = await newestCode(person);
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
    expect((await verify(OWNER, owner.email, await newestCode(owner))).statusCode).toBe(200);
  });

  it('accepts the owner’s code after a stranger has used up his own attempts', async () => {
    const owner = await createPerson(test);
    await request(ANOTHER, owner.email);
    const code = await newestCode(owner);
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
    const code = await newestCode(owner);
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
