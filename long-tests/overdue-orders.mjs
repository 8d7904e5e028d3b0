// Twenty thousand orders expire together, each with a mail. Meanwhile people ask for recovery
// codes: a code is valid for ten minutes, so it must not wait behind those mails.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { atMachinePace } from '../scripts/checks/machine-pace.mjs';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { fillOverdue, startExpiry } from './overdue-orders/overdue-rows.mjs';
import { startPortal } from './support/portal.mjs';
import { openTally } from './support/tally.mjs';
import { createVisitor } from './support/visitor.mjs';

const ORDERS = Number(process.env.OVERDUE_ORDERS ?? 20_000);
const EXPIRED_WITHIN_MS = 60_000;
const CODE_WITHIN_MS = 10_000;
const PATIENCE_MS = atMachinePace(2 * CODE_WITHIN_MS);
const CODES = 10;
const POLL_MS = 20;
const tally = openTally('overdue orders');
const folder = mkdtempSync(join(tmpdir(), 'timesync-overdue-'));
const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
const sql = new pg.Client({ connectionString: postgres.url });
await sql.connect();
const portal = await startPortal({ DATA_DIR: folder, DATABASE_URL: postgres.url });
try {
  const visitor = createVisitor(portal);
  const emails = Array.from({ length: CODES }, (_, index) => `lupa-${index}@long.test`);
  for (const email of emails) await visitor.register(email);
  await fillOverdue(sql, ORDERS);

  const startedAt = performance.now();
  await startExpiry(sql);
  const expiry = waitForExpiry(startedAt);
  await expiry.begun;
  const waits = [];
  for (const email of emails) waits.push(await timeCode(visitor, email));
  const slowest = Math.max(...waits);
  tally.checkTime(`the slowest of ${CODES} codes`, slowest, CODE_WITHIN_MS);
  const waiting = await countWaiting();
  tally.check(waiting > 0, 'all mails had left before the last code: nothing was shown');
  const expiredMs = await expiry.ended;
  tally.checkTime('expiring took', expiredMs, EXPIRED_WITHIN_MS);
  console.log(
    `${ORDERS} orders expired in ${(expiredMs / 1_000).toFixed(1)} s, ${waiting} mails still waiting after the last code`,
  );
} finally {
  await portal.kill();
  await sql.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
tally.report();

/** When the first of them has ended, and how long it took until all had. */
function waitForExpiry(startedAt) {
  const waitUntil = async (isReached) => {
    while (!isReached(await countOverdue())) await pause(POLL_MS);
    return performance.now() - startedAt;
  };
  return { begun: waitUntil((left) => left < ORDERS), ended: waitUntil((left) => left === 0) };
}

async function countOverdue() {
  const { rows } = await sql.query(
    `select count(*)::int from orders where status = 'pending' and expires_at < now()`,
  );
  return rows[0].count;
}

async function countWaiting() {
  const { rows } = await sql.query(
    `select count(*)::int from pgboss.job where name in ('order-mail', 'mail') and state < 'completed'`,
  );
  return rows[0].count;
}

/** Measures the time from the request to the mail in the outbox. */
async function timeCode(visitor, email) {
  const startedAt = performance.now();
  const { ok, status } = await visitor.post('/auth/request-otp', { email });
  if (!ok) throw new Error(`request-otp: ${status}`);
  const outbox = join(folder, 'outbox');
  const known = new Set();
  while (performance.now() - startedAt < PATIENCE_MS) {
    for (const name of existsSync(outbox) ? readdirSync(outbox) : []) {
      if (known.has(name) || !name.endsWith('.eml')) continue;
      known.add(name);
      if (readFileSync(join(outbox, name), 'utf8').includes(email)) {
        return performance.now() - startedAt;
      }
    }
    await pause(POLL_MS);
  }
  return Number.POSITIVE_INFINITY;
}
