// A bank's file of 50,000 lines against 100,000 open orders: read, stored and matched, and the
// memory it takes; then 200 orders and 250 lines approved. Linux only: the peak is read from /proc. `node bench/memory/statement.mjs`
import pg from 'pg';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { createClient } from '../support/api.mjs';
import {
  addAccount,
  bankFile,
  mixedAmounts,
  placeOpenOrders,
  uploadStatement,
} from '../support/bank-statement.mjs';
import { extraMemory } from '../support/extra-memory.mjs';
import { ADMIN, startPortal } from '../support/portal.mjs';
import { report } from '../support/report.mjs';

const ORDERS = 100_000;
const LINES = 50_000;

const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
const portal = await startPortal({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' });
const sql = new pg.Client({ connectionString: postgres.url });
await sql.connect();
try {
  const client = createClient(portal.port, 1);
  const cookie = await client.signIn(ADMIN);
  await measureReading(client, cookie);
  await measureApproving(client, cookie);
} finally {
  await sql.end();
  await portal.stop();
  await postgres.stop();
}

async function measureReading(client, cookie) {
  const accountId = await addAccount(sql);
  const file = bankFile(mixedAmounts(await placeOpenOrders(sql, ORDERS), LINES));
  const readAndMatch = async () => {
    const { addedCount } = await uploadStatement(portal.port, file, { accountId, cookie });
    const ofAccount = `paymentAccountId=${accountId}`;
    const counts = await client.send('GET', `/admin/mutations/counts?${ofAccount}`, { cookie });
    const list = `/admin/mutations?state=match&${ofAccount}`;
    const { data } = (await client.send('GET', list, { cookie })).json();
    return { addedCount, ...counts.json(), shown: data.length };
  };
  const { result, seconds, megabytes } = await extraMemory(portal.pid, readAndMatch);
  console.log({ fileMb: Math.round(file.length / 2 ** 20), ...result });
  await report('statement of 50,000 lines, s', seconds);
  await report('memory for that statement, MB', megabytes);
}

async function measureApproving(client, cookie) {
  const accountId = await addAccount(sql);
  const amounts = await placeOpenOrders(sql, 200);
  const others = Array.from({ length: 50 }, (_, n) => 7_000_001 + n);
  const file = bankFile([...amounts, ...others]);
  await uploadStatement(portal.port, file, { accountId, cookie });
  const started = performance.now();
  let paid = 0;
  for (;;) {
    const list = `/admin/mutations?state=match&limit=100&paymentAccountId=${accountId}`;
    const { data } = (await client.send('GET', list, { cookie })).json();
    if (data.length === 0) break;
    const body = { ids: data.map(({ id }) => id) };
    const { outcomes } = (
      await client.send('POST', '/admin/mutations/approve', { cookie, body })
    ).json();
    paid += outcomes.filter(({ transactionId }) => transactionId).length;
  }
  const seconds = (performance.now() - started) / 1000;
  console.log({ proposedAndPaid: paid });
  await report('200 orders approved, s', seconds);
  if (paid !== 200) process.exitCode = 1;
}
