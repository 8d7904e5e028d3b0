// Every route of the server and who may call it. A new route must be added here, or this test
// fails.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../people.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

let test: TestApp;
/** Fastify answers HEAD wherever it answers GET. */
const routes = () => test.app.accessList.filter((line) => !line.startsWith('HEAD')).toSorted();

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('lists every route and who may call it', () => {
  expect(routes()).toEqual([
    'DELETE /admin/init-device/:id admin',
    'DELETE /admin/links/:id admin',
    'DELETE /admin/mail-server admin',
    'DELETE /admin/payment-accounts/:id admin',
    'DELETE /admin/product-variants/:id admin',
    'DELETE /admin/products/:id admin',
    'DELETE /admin/products/:id/picture admin',
    'DELETE /admin/settings/signature admin',
    'DELETE /admin/users/:id admin',
    'DELETE /auth/second-factor/passkeys/:id admin',
    'DELETE /auth/second-factor/totp admin',
    'DELETE /auth/sessions/:id user',
    'DELETE /my-licenses/:id/handout user',
    'DELETE /my-mosques/:id/links/:linkId user',
    'DELETE /my-mosques/:id/members/:memberId user',
    'GET /admin/admins admin',
    'GET /admin/backups admin',
    'GET /admin/backups/:id/file admin',
    'GET /admin/bank-statements admin',
    'GET /admin/bank-statements/gaps admin',
    'GET /admin/claims admin',
    'GET /admin/first-steps admin',
    'GET /admin/health admin',
    'GET /admin/history admin',
    'GET /admin/history/export admin',
    'GET /admin/init-device admin',
    'GET /admin/init-device/export admin',
    'GET /admin/licenses admin',
    'GET /admin/licenses/:id admin',
    'GET /admin/licenses/export admin',
    'GET /admin/links admin',
    'GET /admin/mail-server admin',
    'GET /admin/mails admin',
    'GET /admin/mutations admin',
    'GET /admin/mutations/counts admin',
    'GET /admin/mutations/month admin',
    'GET /admin/news-choice admin',
    'GET /admin/parcels admin',
    'GET /admin/parcels/:id/label.pdf admin',
    'GET /admin/payment-accounts admin',
    'GET /admin/payment-accounts/export admin',
    'GET /admin/products admin',
    'GET /admin/products/:id admin',
    'GET /admin/products/export admin',
    'GET /admin/releases admin',
    'GET /admin/search admin',
    'GET /admin/settings admin',
    'GET /admin/shipping-rates admin',
    'GET /admin/summary admin',
    'GET /admin/transactions admin',
    'GET /admin/transactions/:id admin',
    'GET /admin/transactions/counts admin',
    'GET /admin/transactions/export admin',
    'GET /admin/transfers admin',
    'GET /admin/users admin',
    'GET /admin/users/:id admin',
    'GET /admin/users/:id/mosques admin',
    'GET /admin/users/:id/notices admin',
    'GET /admin/users/:id/shipping admin',
    'GET /admin/users/export admin',
    'GET /admin/waiting admin',
    'GET /admin/whatsapp admin',
    'GET /admin/whatsapp/messages admin',
    'GET /auth/profile user',
    'GET /auth/second-factor admin',
    'GET /auth/session public',
    'GET /auth/sessions user',
    'GET /device/v1/clock public',
    'GET /device/v1/keys public',
    'GET /device/v1/releases public',
    'GET /device/v1/revocations public',
    'GET /docs public',
    'GET /files/claim/:id user',
    'GET /files/evidence/:id user',
    'GET /files/products/:id public',
    'GET /files/proof/:id user',
    'GET /files/qris/:id user',
    'GET /files/signature/:id user',
    'GET /healthz public',
    'GET /jam/aplikasi.webmanifest public',
    'GET /jam/gambar.png public',
    'GET /jam/jadwal.pdf public',
    'GET /my-licenses user',
    'GET /my-licenses/:id user',
    'GET /my-licenses/:id/clock user',
    'GET /my-licenses/:id/clock.jms user',
    'GET /my-licenses/:id/lembar.pdf user',
    'GET /my-mosques user',
    'GET /my-mosques/:id/links user',
    'GET /my-mosques/:id/members user',
    'GET /my-products user',
    'GET /my-products/:id user',
    'GET /my-products/:id/boxes user',
    'GET /openapi.json public',
    'GET /public/config public',
    'GET /public/payment-accounts public',
    'GET /public/products public',
    'GET /public/products/:id public',
    'GET /public/receipts/:code public',
    'GET /public/regions public',
    'GET /public/releases public',
    'GET /readyz public',
    'GET /shipping user',
    'GET /shipping/postcode user',
    'GET /transaction user',
    'GET /transaction/:id user',
    'GET /transaction/:id/berkas.pdf user',
    'GET /transaction/:id/delivery user',
    'GET /transaction/:id/dokumen.pdf user',
    'GET /transaction/:id/items user',
    'GET /unduh/:app public',
    'GET /webhooks/whatsapp/cloud public',
    'PATCH /admin/init-device/:id admin',
    'PATCH /admin/mail-server admin',
    'PATCH /admin/news-choice admin',
    'PATCH /admin/parcels/:id admin',
    'PATCH /admin/parcels/:id/address admin',
    'PATCH /admin/payment-accounts/:id admin',
    'PATCH /admin/products/:id admin',
    'PATCH /admin/releases/:id admin',
    'PATCH /admin/settings admin',
    'PATCH /admin/users/:id admin',
    'PATCH /admin/whatsapp admin',
    'PATCH /my-mosques/:id user',
    'PATCH /my-mosques/:id/members/:memberId user',
    'PATCH /profile user',
    'PATCH /profile/password user',
    'PATCH /transaction/:id/address user',
    'POST /activation user',
    'POST /activation/inspect user',
    'POST /admin/admins/:id/end admin',
    'POST /admin/admins/invite admin',
    'POST /admin/backups admin',
    'POST /admin/backups/:id/download admin',
    'POST /admin/backups/:id/test admin',
    'POST /admin/bank-statements admin',
    'POST /admin/bank-statements/layout admin',
    'POST /admin/bank-statements/preview admin',
    'POST /admin/callers admin',
    'POST /admin/claims/:id/decision admin',
    'POST /admin/customer-import admin',
    'POST /admin/customer-import/preview admin',
    'POST /admin/first-steps/examples admin',
    'POST /admin/first-steps/leave admin',
    'POST /admin/first-steps/test-mail admin',
    'POST /admin/init-device admin',
    'POST /admin/licenses admin',
    'POST /admin/licenses/:id/actions admin',
    'POST /admin/licenses/:id/activate admin',
    'POST /admin/licenses/:id/devices admin',
    'POST /admin/mails/:id/send-again admin',
    'POST /admin/mosques/:id/ketua admin',
    'POST /admin/mutations/:id/assign admin',
    'POST /admin/mutations/:id/ignore admin',
    'POST /admin/mutations/approve admin',
    'POST /admin/notices/:id/repeat admin',
    'POST /admin/parcels/:id/boxes admin',
    'POST /admin/parcels/:id/receive admin',
    'POST /admin/parcels/:id/return admin',
    'POST /admin/parcels/:id/send admin',
    'POST /admin/payment-accounts admin',
    'POST /admin/payment-accounts/:id/qris-picture admin',
    'POST /admin/products admin',
    'POST /admin/products/:id/picture admin',
    'POST /admin/releases admin',
    'POST /admin/releases/:id/publish admin',
    'POST /admin/releases/:id/withdraw admin',
    'POST /admin/releases/links admin',
    'POST /admin/settings/signature admin',
    'POST /admin/shipping-rates admin',
    'POST /admin/transactions admin',
    'POST /admin/transactions/approve admin',
    'POST /admin/transactions/cancel admin',
    'POST /admin/transactions/kwitansi admin',
    'POST /admin/transactions/record-payment admin',
    'POST /admin/transactions/refund admin',
    'POST /admin/transactions/reject admin',
    'POST /admin/transactions/shipping-cost admin',
    'POST /admin/transfers/:id/decision admin',
    'POST /admin/users admin',
    'POST /admin/users/:id/login-link admin',
    'POST /admin/users/:id/stop-whatsapp admin',
    'POST /admin/whatsapp/messages/:id admin',
    'POST /auth/accept-invitation public',
    'POST /auth/confirm admin',
    'POST /auth/confirm/options admin',
    'POST /auth/login public',
    'POST /auth/login-link public',
    'POST /auth/login/second-factor public',
    'POST /auth/logout public',
    'POST /auth/register public',
    'POST /auth/request-otp public',
    'POST /auth/reset-password public',
    'POST /auth/second-factor/backup-codes admin',
    'POST /auth/second-factor/passkeys admin',
    'POST /auth/second-factor/passkeys/options admin',
    'POST /auth/second-factor/totp admin',
    'POST /auth/second-factor/totp/confirm admin',
    'POST /auth/sessions/end-others user',
    'POST /auth/verify-otp public',
    'POST /device/v1/activate public',
    'POST /device/v1/release public',
    'POST /license-handouts/take user',
    'POST /links/join public',
    'POST /links/object public',
    'POST /links/read public',
    'POST /my-boxes/:id/claims user',
    'POST /my-claims/:id/answer user',
    'POST /my-claims/:id/photos user',
    'POST /my-licenses/:id/handout user',
    'POST /my-licenses/:id/release user',
    'POST /my-licenses/:id/transfers user',
    'POST /my-mosques user',
    'POST /my-mosques/:id/invitations user',
    'POST /my-mosques/:id/ketua user',
    'POST /my-mosques/:id/leave user',
    'POST /my-mosques/join user',
    'POST /my-parcels/:id/receive user',
    'POST /public/check-license public',
    'POST /public/check-serial public',
    'POST /public/sales-page public',
    'POST /transaction user',
    'POST /transaction/:id/cancel user',
    'POST /transaction/:id/confirm-payment user',
    'POST /webhooks/whatsapp/cloud public',
    'POST /webhooks/whatsapp/fonnte public',
    'PUT /my-licenses/:id/clock user',
    'PUT /my-licenses/:id/place user',
    'PUT /transaction/:id/bill-to user',
  ]);
});

describe('every guarded route', () => {
  const guarded = () =>
    routes()
      .map((line) => line.split(' '))
      .filter(([, , who]) => who !== 'public');

  it('refuses people who are not signed in', async () => {
    for (const [method, path] of guarded()) {
      const response = await test.app.inject({ method: method as 'GET', url: path ?? '' });
      expect([path, response.statusCode]).toEqual([path, 401]);
      expect(response.json().code).toBe('NOT_SIGNED_IN');
    }
  });

  it('refuses a session that was ended', async () => {
    const { browser } = await signInAs(test);
    const cookies = Object.fromEntries(browser.cookies);
    await browser.post('/auth/logout');
    for (const [method, path] of guarded()) {
      const response = await test.app.inject({ method: method as 'GET', url: path ?? '', cookies });
      expect([path, response.statusCode]).toEqual([path, 401]);
    }
  });

  it.each([
    ['admin', ['admin', 'user']],
    ['user', ['user']],
  ] as const)('lets the role %s pass: only the empty request is refused', async (role, open) => {
    const { browser } = await signInAs(test, role);
    const cookies = Object.fromEntries(browser.cookies);
    for (const [method, path, who] of guarded()) {
      if (!open.some((each) => each === who)) continue;
      const response = await test.app.inject({ method: method as 'GET', url: path ?? '', cookies });
      // 502: the mailer of the tests sends nothing.
      expect([200, 400, 404, 415, 502], `${method} ${path}`).toContain(response.statusCode);
    }
  });

  it('refuses customers where only admins may go', async () => {
    const { browser } = await signInAs(test);
    const cookies = Object.fromEntries(browser.cookies);
    for (const [method, path, who] of guarded()) {
      if (who !== 'admin') continue;
      const response = await test.app.inject({ method: method as 'GET', url: path ?? '', cookies });
      expect([path, response.statusCode]).toEqual([path, 403]);
    }
  });
});
