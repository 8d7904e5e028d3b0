// Typical calls, repeated: each is counted and timed, whichever server answers it.
import { randomUUID } from 'node:crypto';
import { proofForm } from '../support/shop.mjs';
import { createVisitor } from '../support/visitor.mjs';

export function createBuyers(shop, portalOf) {
  const calls = { count: 0, slowestMs: 0, slowest: '', failures: [] };
  let isOver = false;

  async function ask(what, work) {
    const startedAt = performance.now();
    const answer = await work().catch((error) => ({ status: error.name }));
    const ms = performance.now() - startedAt;
    calls.count += 1;
    if (ms > calls.slowestMs) Object.assign(calls, { slowestMs: ms, slowest: what });
    if (!answer.ok) calls.failures.push(`${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  }

  async function buyAndGetRefused(customer, admin) {
    const key = { 'idempotency-key': randomUUID() };
    const order = await ask('order', () =>
      customer.post('/transaction', { details: shop.details }, key),
    );
    if (!order.ok) return;
    const { id } = order.body;
    const sendProof = (what) => {
      const form = proofForm(shop);
      return ask(what, () => customer.call('POST', `/transaction/${id}/confirm-payment`, { form }));
    };
    const decide = (what, version, more) =>
      ask(what, () =>
        admin.post(`/admin/transactions/${what}`, {
          transactionId: id,
          proofVersion: version,
          ...more,
        }),
      );
    await sendProof('proof');
    await decide('reject', 1, { reason: 'unreadable' });
    await sendProof('second proof');
    await decide('approve', 2);
    await ask('own orders', () => customer.get('/transaction'));
    await ask('own licences', () => customer.get('/my-licenses'));
  }

  async function lookAround(customer, admin) {
    await ask('catalogue', () => customer.get('/public/products'));
    await ask('profile', () => customer.get('/auth/profile'));
    await ask('managed orders', () => admin.get('/admin/transactions?status=paid'));
    await ask('managed users', () => admin.get('/admin/users?search=masjid'));
    await ask('figures', () => admin.get('/admin/summary'));
    await ask('transfers', () => admin.get('/admin/transfers'));
    const email = `${randomUUID()}@long.test`;
    const stranger = createVisitor(portalOf());
    const person = { name: 'Baru', email, password: 'long-password', whatsapp: '081234567890' };
    await ask('register', () => stranger.post('/auth/register', person));
    stranger.moveTo(portalOf());
    await ask('recovery code', () => stranger.post('/auth/request-otp', { email }));
  }

  return {
    calls,
    async work() {
      const days = shop.customers.map(async (customer, index) => {
        const day = index % 2 ? lookAround : buyAndGetRefused;
        while (!isOver) await day(customer, shop.admin);
      });
      await Promise.all(days);
    },
    end() {
      isOver = true;
    },
  };
}
