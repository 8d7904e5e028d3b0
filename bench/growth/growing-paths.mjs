// The paths of the growth figure: a request to the portal, and the same to its limit.
import { newDeviceId } from '../support/device-id.mjs';
import { fillWaitingOrders, unusedKeys } from './growing-rows.mjs';

/** Paths that write add rows as they run: a measurement ends after this many requests. */
const MOST_WRITES = 400;
const WAITING = 2_500;
const LICENSES_EACH = 10;
/** There are 999 amounts for each price. */
const PRICES = 97;
const PRODUCTS = '/public/products?page=1&limit=10';
const OWN_ORDERS = '/transaction?page=1&limit=10';
const ADMIN_LIST = '/admin/transactions?page=1&limit=10';

/** Opens the paths in the order of measuring, readers first. */
export async function openPaths({ portal, bare, catalogue, admin, customers, readers, sql }) {
  const email = await partOfAnEmail(sql);
  const search = `/admin/transactions?email=${email}&limit=10`;
  const offers = await listOffers(sql);
  const bareOrder = () => bare.send('POST', '/transaction', { body: {} });
  const [waiting, bareWaiting] = await Promise.all(
    ['growth', 'bare'].map((mark) =>
      fillWaitingOrders(sql, { count: WAITING, qty: LICENSES_EACH, mark }),
    ),
  );
  let keys = [];
  return [
    {
      name: 'catalogue',
      ask: () => portal.send('GET', PRODUCTS),
      limit: () => catalogue.send('GET', PRODUCTS),
    },
    {
      name: 'own orders',
      ask: (n) => portal.send('GET', OWN_ORDERS, readers[n % readers.length]),
      limit: () => bare.send('GET', OWN_ORDERS),
    },
    {
      name: 'admin list',
      ask: () => portal.send('GET', ADMIN_LIST, admin),
      limit: () => bare.send('GET', ADMIN_LIST),
    },
    {
      name: 'search',
      ask: () => portal.send('GET', search, admin),
      limit: () => bare.send('GET', search),
    },
    {
      name: 'checkout',
      most: MOST_WRITES,
      ask: (n) => placeOrder(portal, roundRobin(customers), offers, n),
      limit: bareOrder,
    },
    {
      name: 'approval',
      most: MOST_WRITES,
      ask() {
        const body = { transactionId: waiting.pop() };
        return portal.send('POST', '/admin/transactions/approve', { ...admin, body });
      },
      limit: () => bare.send('POST', '/approve', { body: { orderId: bareWaiting.pop() } }),
    },
    {
      name: 'activation',
      most: MOST_WRITES,
      // Those that were issued in the measurement before.
      prepare: async () => {
        keys = await unusedKeys(sql, 'growth');
      },
      ask() {
        const body = { licenseKey: keys.pop(), deviceId: newDeviceId(), deviceType: 'tvbox' };
        return portal.send('POST', '/device/v1/activate', { body });
      },
      limit: bareOrder,
    },
  ];
}

/** People place orders in turn, each once per round. */
function roundRobin(people) {
  const person = people.shift();
  people.push(person);
  return person;
}

/** Returns a part of an email as a user would type it. */
async function partOfAnEmail(sql) {
  const { rows } = await sql.query(`
    select u.email from orders o join users u on u.id = o.user_id
    where u.password_hash = '-' order by o.id limit 1 offset 100`);
  return rows[0].email.slice(0, 7);
}

/** Returns three things to order. */
export async function listOffers(sql) {
  const { rows } = await sql.query(`
    select p.id as "productId", v.id as "productVariantId", 1 as qty
    from products p join product_variants v on v.product_id = p.id
    where not p.is_shipped and p.deleted_at is null and v.deleted_at is null order by v.id limit 3`);
  return rows;
}

export function placeOrder(portal, customer, offers, n) {
  const [first, ...others] = [0, 1, 2].map((index) => offers[index % offers.length]);
  return portal.send('POST', '/transaction', {
    ...customer,
    body: { details: [{ ...first, qty: 1 + (n % PRICES) }, ...others] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
}
