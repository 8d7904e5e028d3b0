// Each path by its name: number of requests, concurrency, and a function that makes one.
import { randomUUID } from 'node:crypto';
import { createClient } from '../support/api.mjs';
import { newDeviceId } from '../support/device-id.mjs';
import { ADMIN } from '../support/portal.mjs';
import { prepareWaitingOrder } from '../support/waiting-order.mjs';

const AT_ONCE = 8;

export const profiledPaths = {
  catalogue: async ({ portal }) => {
    const client = createClient(portal.port, AT_ONCE);
    const ask = () => client.send('GET', '/public/products?page=1&limit=10');
    return { requests: 20_000, atOnce: AT_ONCE, ask };
  },

  'own orders': async ({ customers }) => {
    const { client, cookies, placeOrder, cancelOrders } = customers;
    for (let round = 0; round < 10; round += 1) {
      for (let placed = 0; placed < cookies.length; placed += 1) await placeOrder(placed);
      await cancelOrders();
    }
    const ask = (index) =>
      client.send('GET', '/transaction?page=1&limit=10', {
        cookie: cookies[index % cookies.length],
      });
    return { requests: 3_000, atOnce: AT_ONCE, ask };
  },

  checkout: async ({ customers }) => ({
    requests: customers.cookies.length * 4,
    atOnce: AT_ONCE,
    ask: customers.placeOrder,
  }),

  approval: async ({ admin, sql }) => {
    const orders = [];
    for (let index = 0; index < 60; index += 1) {
      orders.push(await prepareWaitingOrder(sql, { lines: 1, qty: 999 }));
    }
    const ask = () => {
      const body = { transactionId: orders.pop() };
      return admin.client.send('POST', '/admin/transactions/approve', { ...admin, body });
    };
    return { requests: 40, atOnce: 1, ask };
  },

  activation: async ({ admin, sql }) => {
    const transactionId = await prepareWaitingOrder(sql, { lines: 2, qty: 900 });
    const body = { transactionId };
    await admin.client.send('POST', '/admin/transactions/approve', { ...admin, body });
    const { rows } = await sql.query(
      `select license_key from licenses l join order_lines line on line.id = l.order_line_id
       where line.order_id = $1`,
      [transactionId],
    );
    const ask = () =>
      admin.client.send('POST', '/device/v1/activate', {
        body: {
          licenseKey: rows.pop().license_key,
          deviceId: newDeviceId(),
          deviceType: 'tvbox',
        },
      });
    return { requests: 1_000, atOnce: 1, ask };
  },

  login: async ({ portal }) => {
    const client = createClient(portal.port, 2);
    const person = { email: `${randomUUID()}@bench.test`, password: 'bench-password' };
    await client.signIn(person, true);
    return { requests: 60, atOnce: 2, ask: () => client.signIn(person) };
  },
};

export async function signInAdmin(port) {
  const client = createClient(port, 1);
  return { client, cookie: await client.signIn(ADMIN) };
}
