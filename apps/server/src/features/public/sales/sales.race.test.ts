import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';
import { users } from '../../people/accounts/accounts.schema.ts';

const test = await createTestApp();

it('opens one account when the form is sent many times concurrently, and its password works', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      test.browser().post('/public/sales-page', {
        name: 'Serentak',
        email: index % 2 ? 'serentak@masjid.id' : 'SERENTAK@masjid.id',
        whatsapp: '081234567890',
      }),
    ),
  );
  const created = responses.filter(({ statusCode }) => statusCode === 201);
  expect(created).toHaveLength(1);
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19);
  const email = 'serentak@masjid.id';
  expect(await test.database.db.$count(users, eq(users.email, email))).toBe(1);
  expect(await test.popMails()).toHaveLength(1);
  const { password } = created[0]?.json().user ?? {};
  expect((await test.browser().post('/auth/login', { email, password })).statusCode).toBe(200);
});
