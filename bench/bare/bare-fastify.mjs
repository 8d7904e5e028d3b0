// The limit of HTTP with a database behind it: bare `pg` in bare Fastify, no session, no checks. The
// list's SQL is that of the product's `own-orders.repository.ts` for one customer, the checkout is
// pgbench's five statements. Database and user as arguments, port on stdout.
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
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${app.server.address().port}\n`);
