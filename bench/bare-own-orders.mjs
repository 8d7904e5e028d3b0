// The limit: one customer's orders by the product's own SQL through bare `pg` in bare Fastify, no
// session, no checks. Database address and user as arguments, port on stdout.
import Fastify from 'fastify';
import pg from 'pg';
import { summaryStatement } from '../apps/server/src/features/orders/orders.repository.ts';

const [databaseUrl, userId] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
const app = Fastify();
app.get('/transaction', async () => {
  const { rows } = await pool.query({ ...summaryStatement, values: [Number(userId), 10, 0] });
  return { data: rows, total: rows[0].total };
});
await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${app.server.address().port}\n`);
