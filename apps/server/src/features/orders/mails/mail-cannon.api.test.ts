// Anybody can register with somebody else's address, so mails to it are limited (T82).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPerson, openBrowser, signInAs } from '../../../../test/people.ts';
import { createProduct } from '../../../../test/shop.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { deliver } from '../../notices/send-mails.ts';

let test: TestApp;
let details: object[];
beforeAll(async () => {
  test = await createTestApp({ realLimits: true });
  const facts = { name: 'Jam', price: 50_000, requiresLicense: false, variants: [] };
  const { id: productId } = await createProduct(test, facts);
  details = [{ productId, productVariantId: null, qty: 1 }];
});
afterAll(() => test.close());

it('takes twenty orders an hour from one customer, cancelled ones too', async () => {
  const { browser } = await signInAs(test);
  const place = async () => {
    const placed = await browser.post('/transaction', { details });
    const { id } = placed.json();
    if (id) await browser.post(`/transaction/${id}/cancel`);
    return placed;
  };
  for (let order = 0; order < 20; order += 1) expect((await place()).statusCode).toBe(201);
  expect((await place()).json()).toMatchObject({ code: 'TOO_MANY_ORDERS' });
  test.clock.advance(60 * 60_000 + 1);
  expect((await place()).statusCode).toBe(201);
});

it('sends twenty mails a day to an unconfirmed address', async () => {
  const stranger = await createPerson(test, { emailVerified: false });
  const known = await createPerson(test, { emailVerified: true });
  await openBrowser(test, known);
  const sent: string[] = [];
  const mailer = {
    async send({ to }: { to: string }) {
      sent.push(to);
      return 'sent' as const;
    },
    close: () => undefined,
  };
  for (let round = 0; round < 30; round += 1) {
    for (const { email } of [stranger, known]) {
      const mail = { to: email, subject: 'Kabar', text: 'Halo', html: '' };
      await deliver({ ...test.dependencies, mailer }, mail, `${round}`);
    }
  }
  expect(sent.filter((to) => to === stranger.email)).toHaveLength(20);
  expect(sent.filter((to) => to === known.email)).toHaveLength(30);
});
