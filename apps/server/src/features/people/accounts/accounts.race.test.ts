// Rules that must hold under concurrent requests.
import { expect, it } from 'vitest';
import { createPerson, PASSWORD } from '../../../../test/people.ts';
import { popRecoveryCode } from '../../../../test/recovery-code.ts';
import { createTestApp } from '../../../../test/test-app.ts';
import { recoveryCodes, users } from './accounts.schema.ts';

const test = await createTestApp({ realLimits: true });

const statusesOf = async (responses: Array<Promise<{ statusCode: number }>>) =>
  (await Promise.all(responses)).map(({ statusCode }) => statusCode);
const count = (values: number[], value: number) => values.filter((v) => v === value).length;
/** A busy server has compared nothing, so those answers are counted separately. */
const isBusy = (status: number) => status === 503;
const times = <T>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));

it('registers an email once', async () => {
  const before = await test.database.db.$count(users);
  const statuses = await statusesOf(
    times(20, (index) =>
      test.browser().post('/auth/register', {
        name: 'Serentak',
        email: index % 2 ? 'serentak@masjid.id' : 'SERENTAK@masjid.id',
        whatsapp: '081234567890',
        password: PASSWORD,
      }),
    ),
  );
  expect(count(statuses, 201)).toBe(1);
  expect(await test.database.db.$count(users)).toBe(before + 1);
});

it('checks at most ten of two hundred wrong passwords', async () => {
  const user = await createPerson(test);
  const statuses = await statusesOf(
    times(200, () =>
      test.browser().post('/auth/login', { email: user.email, password: 'salah-sekali' }),
    ),
  );
  expect(count(statuses, 401)).toBeLessThanOrEqual(10);
  expect(count(statuses, 429) + statuses.filter(isBusy).length).toBeGreaterThanOrEqual(190);
});

async function codeFor(email: string) {
  await test.browser().post('/auth/request-otp', { email });
  return popRecoveryCode(test, email);
}

it('compares at most five of a thousand guesses from as many networks (T28)', async () => {
  const user = await createPerson(test);
  const code = await codeFor(user.email);
  const verify = (guess: string, remoteAddress: string) => {
    const body = { email: user.email, code: guess };
    return test.browser().post('/auth/verify-otp', body, { remoteAddress });
  };
  const statuses = await statusesOf(
    times(1_000, (index) =>
      verify(String(index).padStart(8, '0'), `100.64.${index >> 8}.${index & 255}`),
    ),
  );
  expect(statuses.filter((status) => ![422, 429].includes(status) && !isBusy(status))).toEqual([]);
  expect((await verify(code, '203.0.113.200')).statusCode).toBe(422);
  const [stored] = await test.database.db.select().from(recoveryCodes);
  expect(stored).toMatchObject({ attempts: 0, attemptsElsewhere: 5 });
});

it('resets a password once', async () => {
  const user = await createPerson(test);
  const code = await codeFor(user.email);
  const browser = test.browser();
  await browser.post('/auth/verify-otp', { email: user.email, code });
  const ticket = Object.fromEntries(browser.cookies);
  const statuses = await statusesOf(
    times(5, (index) =>
      test.app.inject({
        method: 'POST',
        url: '/auth/reset-password',
        cookies: ticket,
        payload: { code, newPassword: `password-nomor-${index}` },
      }),
    ),
  );
  expect(count(statuses, 200)).toBe(1);
});
