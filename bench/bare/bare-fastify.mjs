// The limit of HTTP with a database behind it: bare `pg` in bare Fastify, no session, no checks. The
// list's SQL is that of the product's `reads/own-orders.ts` for one customer, as rows: alone they
// are faster than its JSON. The checkout is pgbench's five statements, the other routes are one
// statement each. Database and user as arguments, port on stdout.
import { createRequire } from 'node:module';
import pg from 'pg';
import { runBareCheckout } from './bare-checkout.mjs';

const require = createRequire(new URL('../../apps/server/package.json', import.meta.url));
const Fastify = require('fastify');

const [databaseUrl, userId] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify();
app.get('/transaction', async () => {
  const { rows } = await pool.query({
    name: 'list-own-orders',
    text: `
      select counted.total, listed.*
      from (select count(*)::int as total from orders where user_id = $1) counted
      left join lateral (
        select id, invoice_number as "invoiceNumber", status, total_amount as "totalAmount",
          created_at as "createdAt"
        from orders where user_id = $1 order by id desc limit $2 offset $3
      ) listed on true
      order by listed.id desc`,
    values: [Number(userId), 10, 0],
  });
  return { data: rows, total: rows[0].total };
});
app.post('/transaction', async () => {
  const client = await pool.connect();
  await runBareCheckout(client);
  client.release();
  return {};
});
const NEWEST_ORDERS = `
  select o.id, o.invoice_number as "invoiceNumber", o.status, o.total_amount as "totalAmount",
    o.created_at as "createdAt", json_build_object('name', u.name, 'email', u.email) as "user"
  from orders o join users u on u.id = o.user_id`;
app.get('/admin/transactions', async ({ query: { email } }) => {
  // A searched text needs a plan of its own, so the statement has no name.
  const { rows } = await pool.query(
    email
      ? {
          text: `${NEWEST_ORDERS} where u.email ilike $1 order by o.id desc limit 10`,
          values: [`%${email}%`],
        }
      : { name: 'newest-orders', text: `${NEWEST_ORDERS} order by o.id desc limit 10` },
  );
  return { data: rows };
});
app.post('/approve', async ({ body: { orderId } }) => {
  await pool.query({
    name: 'bare-approval',
    text: `
      with paid as (
        update orders set status = 'paid', received_amount = payable_amount, paid_at = now()
        where id = $1 returning id, user_id
      )
      insert into licenses (license_key, init, user_id, issued_at, order_line_id, unit_index,
        product_name)
      select 'TV-' || regexp_replace(substr(upper(md5(random()::text)), 1, 16), '(.{4})(?=.)', '\\1-', 'g'),
        'TV', paid.user_id, now(), line.id, n, line.product_name
      from paid join order_lines line on line.order_id = paid.id, generate_series(1, line.qty) n`,
    values: [orderId],
  });
  return {};
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${app.server.address().port}\n`);
