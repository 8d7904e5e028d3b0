import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../../../test/people.ts';
import { roundsOf } from '../../../test/rounds.ts';
import {
  newNumber,
  newPerson,
  openMosque,
  rolesIn,
  tokenIn,
} from '../../../test/shops/handover-shop.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function startHandover(successor: { email: string } | { whatsapp: string }) {
  const mosque = await openMosque(test);
  const path = `/my-mosques/${mosque.id}/handover`;
  const started = await mosque.ketua.browser.post(path, successor);
  return { ...mosque, path, token: tokenIn(started.json().url) };
}

it('is carried out once by a hundred confirmations of one person', async () => {
  const next = await newPerson(test);
  const { id, token } = await startHandover({ email: next.user.email });
  const other = await openBrowser(test, next.user);
  const tries = Array.from({ length: 100 }, (_, index) =>
    (index % 2 ? next.browser : other).post('/handovers/accept', { token }),
  );
  const statuses = new Set((await Promise.all(tries)).map(({ statusCode }) => statusCode));
  expect([...statuses]).toEqual([200]);
  expect(await rolesIn(test, id)).toEqual([[next.user.id, 'ketua']]);
  const { rows } = await test.database.pool.query(
    `select from history where subject = 'mosque' and subject_id = $1 and action = 'hand over'`,
    [id],
  );
  expect(rows).toHaveLength(1);
});

it('has one next ketua when a hundred new people use the same link', async () => {
  const { id, ketua, token } = await startHandover({ whatsapp: newNumber() });
  const tries = Array.from({ length: 100 }, (_, index) =>
    test.browser().post('/handovers/join', {
      token,
      name: `Penerus ${index}`,
      email: `penerus${index}@masjid.id`,
      password: 'rahasia-baru',
    }),
  );
  const answers = await Promise.all(tries);
  const won = answers.filter(({ statusCode }) => statusCode === 201);
  expect(won).toHaveLength(1);
  // Hashing so many passwords at once is refused as busy.
  const refusals = answers.filter(({ statusCode }) => statusCode !== 201);
  for (const { statusCode } of refusals) expect([410, 503]).toContain(statusCode);
  const roles = await rolesIn(test, id);
  expect(roles).toHaveLength(1);
  expect(roles[0]?.[0]).not.toBe(ketua.user.id);
  const { rows } = await test.database.pool.query(
    `select from users where email like 'penerus%@masjid.id'`,
  );
  expect(rows).toHaveLength(1);
});

it('is either cancelled or carried out when both sides press at once', async () => {
  const next = await newPerson(test);
  for (let round = 0; round < roundsOf(100, { share: 0.3 }); round += 1) {
    const { id, ketua, path, token } = await startHandover({ email: next.user.email });
    const [cancelled, accepted] = await Promise.all([
      ketua.browser.delete(path),
      next.browser.post('/handovers/accept', { token }),
    ]);
    const isHandedOver = accepted.statusCode === 200;
    expect([404, 409].includes(cancelled.statusCode)).toBe(isHandedOver);
    if (!isHandedOver) expect([cancelled.statusCode, accepted.statusCode]).toEqual([200, 410]);
    const person = isHandedOver ? next : ketua;
    expect(await rolesIn(test, id)).toEqual([[person.user.id, 'ketua']]);
  }
});

it('is one handover when a hundred are started at once', async () => {
  const { id, ketua } = await openMosque(test);
  const tries = Array.from({ length: 100 }, () =>
    ketua.browser.post(`/my-mosques/${id}/handover`, { whatsapp: newNumber() }),
  );
  const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([201, 409]));
});
