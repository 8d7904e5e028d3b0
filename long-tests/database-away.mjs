// PostgreSQL stopped, restarted and frozen under a running portal: every request is asked to try
// again, with a time, none gets a 500 or hangs, and afterwards everything continues by itself.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atMachinePace } from '../scripts/checks/machine-pace.mjs';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { freeze } from './support/freeze.mjs';
import { becomesReady, startPortal } from './support/portal.mjs';
import { openShop } from './support/shop.mjs';
import { openTally, roundsOf } from './support/tally.mjs';

const BACK_WITHIN_MS = atMachinePace(30_000);
const ROUNDS = roundsOf(5);
const tally = openTally('database away');
const folder = mkdtempSync(join(tmpdir(), 'timesync-away-'));
const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
const portal = await startPortal({ DATA_DIR: folder, DATABASE_URL: postgres.url });
try {
  const shop = await openShop(portal);
  const [customer] = shop.customers;
  const calls = [
    () => customer.get('/transaction'),
    () => customer.get('/my-licenses'),
    () => customer.get('/public/payment-accounts'),
    shop.orderByPhone,
    () => customer.post('/auth/login', { email: 'siapa@long.test', password: 'salah-sekali' }),
    () => customer.post('/auth/request-otp', { email: `${randomUUID()}@long.test` }),
    () => shop.admin.get('/admin/summary'),
    () => shop.admin.get('/admin/transactions'),
  ];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await tryWith('stopped', calls, async (ask) => {
      await postgres.halt();
      await ask();
      await postgres.resume();
    });
    await tryWith('restarted under load', calls, async (ask) => {
      const asked = ask();
      await postgres.halt();
      await postgres.resume();
      await asked;
    });
    await tryWith('frozen', calls, async (ask) => {
      const thaw = freeze(postgres.processId());
      await ask().finally(thaw);
    });
  }
} finally {
  if (portal.hasEnded()) console.log(`The portal has ended: ${portal.readLog()}`);
  await portal.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
tally.report();

async function tryWith(mood, calls, disturb) {
  const statuses = {};
  await disturb(() => Promise.all(calls.map((call) => checkAnswer(mood, call, statuses))));
  const isBack = await becomesReady(portal, BACK_WITHIN_MS);
  tally.check(isBack, `${mood}: the portal did not come back`);
  // A refused login is an answer of a working database.
  for (const call of calls) {
    const { status } = await call();
    tally.check(status < 300 || status === 401, `${mood}: ${status} after the database was back`);
  }
  console.log(`database ${mood}: ${JSON.stringify(statuses)}`);
  await pause(100);
}

async function checkAnswer(mood, call, statuses) {
  const answer = await call().catch((error) => ({ status: error.name, headers: new Map() }));
  const { status, headers } = answer;
  statuses[status] = (statuses[status] ?? 0) + 1;
  const isTold = status === 503 && Number(headers.get('retry-after')) > 0;
  const isServed = status < 300 || status === 401;
  tally.check(isTold || isServed, `${mood}: ${status} ${JSON.stringify(answer.body)}`);
}
