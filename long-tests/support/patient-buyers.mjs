// Clients that repeat a request until it is answered, as the pages do: anything acknowledged must
// exist in the end, once.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { proofForm } from './shop.mjs';

const PAUSE_MS = 250;

export function createPatientBuyers(shop, tally) {
  const told = { orders: new Set(), licenseKeys: [] };
  const figures = { answered: 0, repeated: {}, longestMs: 0, ordersBegun: 0, orderedAt: [] };
  let isOver = false;

  async function insist(what, ask) {
    const startedAt = performance.now();
    for (;;) {
      const answer = await ask().catch((error) => ({ status: error.name }));
      if (answer.ok) {
        figures.answered += 1;
        figures.longestMs = Math.max(figures.longestMs, performance.now() - startedAt);
        return answer.body;
      }
      const mayRepeat = typeof answer.status === 'string' || answer.status >= 500;
      if (answer.status === 500 || !mayRepeat) {
        tally.check(false, `${what}: ${answer.status} ${JSON.stringify(answer.body)}`);
        return undefined;
      }
      const name = `${what} ${answer.status}`;
      figures.repeated[name] = (figures.repeated[name] ?? 0) + 1;
      if (isOver) return undefined;
      await pause(PAUSE_MS);
    }
  }

  async function buyOnce(customer) {
    const { admin, details } = shop;
    const key = { 'idempotency-key': randomUUID() };
    figures.ordersBegun += 1;
    const order = await insist('order', () => customer.post('/transaction', { details }, key));
    if (!order) return;
    const { id } = order;
    told.orders.add(id);
    figures.orderedAt.push(performance.now());
    await insist('proof', () => {
      const form = proofForm(shop);
      return customer.call('POST', `/transaction/${id}/confirm-payment`, { form, headers: key });
    });
    const decision = { transactionId: id, proofVersion: 1 };
    const approved = await insist('approve', () =>
      admin.post('/admin/transactions/approve', decision),
    );
    const license = approved?.details[0].licenses[0];
    if (license) told.licenseKeys.push(license.licenseKey);
    await insist('own orders', () => customer.get('/transaction'));
  }

  return {
    told,
    figures,
    async work() {
      const days = shop.customers.map(async (customer) => {
        while (!isOver) await buyOnce(customer);
      });
      await Promise.all(days);
    },
    end() {
      isOver = true;
    },
    /** Nothing acknowledged is lost, nothing exists twice; also while they buy. */
    async check(sql) {
      const [orders, keys] = [[...told.orders], [...new Set(told.licenseKeys)]];
      const { rows } = await sql.query(
        `select (select count(*)::int from orders where id = any($1)) as orders,
           (select count(*)::int from licenses where license_key = any($2)) as licenses,
           (select count(*)::int from orders join users on users.id = orders.user_id
             where users.email like '%@long.test') as "allOrders",
           (select count(*)::int from (select from orders group by invoice_number having count(*) > 1) d)
             as "sameInvoice",
           (select count(*)::int from (select from licenses group by license_key having count(*) > 1) d)
             as "sameKey",
           (select count(*)::int from order_lines line join orders on orders.id = line.order_id
             where status = 'paid' and qty <> (select count(*) from licenses where order_line_id = line.id))
             as "wrongCount"`,
        [orders, keys],
      );
      const [found] = rows;
      tally.check(found.orders === orders.length, `orders lost: ${JSON.stringify(found)}`);
      tally.check(found.licenses === keys.length, `licences lost: ${JSON.stringify(found)}`);
      const moreOrders = Math.max(0, found.allOrders - figures.ordersBegun);
      const twice = found.sameInvoice + found.sameKey + found.wrongCount + moreOrders;
      tally.check(twice === 0, `there twice: ${JSON.stringify({ ...found, moreOrders })}`);
      return { acknowledged: orders.length, found: found.orders, twice };
    },
  };
}
