import { expect, it } from 'vitest';
import { createTestApp } from '../../../../test/test-app.ts';

const lines: string[] = [];
const test = await createTestApp({ logTo: lines });

it('never logs a generated password, also when someone logs the answer', async () => {
  const form = { name: 'Pak Haji', email: 'log@masjid.id', whatsapp: '081234567890' };
  const response = await test.browser().post('/public/sales-page', form);
  const { user } = response.json();
  test.app.log.info({ user }, 'careless');
  test.app.log.info(user, 'more careless');
  const log = lines.join('');
  expect(user.password).toHaveLength(24);
  expect(log).toContain('/public/sales-page');
  expect(log).toContain('more careless');
  expect(log).not.toContain(user.password);
});
