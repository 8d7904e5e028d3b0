// A bank's file of 50,000 lines against 100,000 open orders: read, stored and matched, and the
// memory it takes; then 200 orders and 250 lines approved. Linux only: the peak is read from /proc. `node bench/statement.mjs`
import { readFileSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { createClient } from './support/api.mjs';
import { ADMIN, startPortal } from './support/portal.mjs';
import { report } from './support/report.mjs';

const ORDERS = 100_000;
const LINES = 50_000;
const ACCOUNT = '7123456789';

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
  portal.stop();
  await postgres.stop();
}

async function measureReading(client, cookie) {
  const accountId = await addAccount();
  const amounts = await placeOrders(ORDERS);
  const file = bankFile(
    Array.from({ length: LINES }, (_, n) => (n % 3 === 0 ? 1_000_001 + n : amounts[n])),
  );
  const before = memoryMb('VmRSS');
  // Forgets the peak of the start.
  writeFileSync(`/proc/${portal.pid}/clear_refs`, '5');
  const started = performance.now();
  const statement = await upload(file, accountId, cookie);
  const stored = performance.now();
  const counts = await client.send('GET', `/admin/mutations/counts?paymentAccountId=${accountId}`, {
    cookie,
  });
  const list = `/admin/mutations?state=match&paymentAccountId=${accountId}`;
  const { data } = (await client.send('GET', list, { cookie })).json();
  const seconds = (performance.now() - started) / 1000;
  const megabytes = memoryMb('VmHWM') - before;
  console.log({
    fileMb: toMb(file.length),
    added: statement.addedCount,
    ...counts.json(),
    shown: data.length,
    storedMs: Math.round(stored - started),
    megabytes,
  });
  await report('statement of 50,000 lines, s', seconds);
  await report('memory for that statement, MB', megabytes);
}

async function measureApproving(client, cookie) {
  const accountId = await addAccount();
  const amounts = await placeOrders(200);
  const others = Array.from({ length: 50 }, (_, n) => 7_000_001 + n);
  await upload(bankFile([...amounts, ...others]), accountId, cookie);
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

async function addAccount() {
  const { rows } = await sql.query(
    `insert into payment_accounts (name, account_number, account_name)
     values ('Bench', $1, 'Bench') returning id`,
    [ACCOUNT],
  );
  return rows[0].id;
}

/** Every one holds an amount of its own, and none that was placed before. */
async function placeOrders(count) {
  const { rows } = await sql.query(
    `with placed as (
       insert into orders (invoice_number, user_id, total_amount, unique_code, holds_amount,
         created_at, expires_at)
       select 'BENCH-' || nextval('invoice_numbers'), (select min(id) from users),
         100000 + 1000 * (base + n / 999), 1 + n % 999, true, now(), now() + interval '3 days'
       from generate_series(0, $1::int - 1) n,
         (select coalesce(max(total_amount) / 1000 + 1, 0) as base from orders) taken
       returning id, total_amount + unique_code as amount
     ), lines as (
       insert into order_lines (order_id, line_number, product_id, product_name, init,
         requires_license, price, qty)
       select id, 1, (select min(id) from products), 'Bench', 'TV', true, 1, 1 from placed
     )
     select amount from placed`,
    [count],
  );
  await sql.query('analyze orders');
  return rows.map(({ amount }) => Number(amount));
}

function bankFile(amounts) {
  const day = new Intl.DateTimeFormat('id-ID', {
    timeZone: 'Asia/Jakarta',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(new Date());
  let balance = 0;
  const rows = amounts.map((amount, n) => {
    balance += amount;
    return `${day};TRSF E-BANKING CR ${n} HAMBA ALLAH;Cr.;${amount};${balance}`;
  });
  const head = 'Tanggal Transaksi;Uraian Transaksi;Tipe;Nominal;Saldo';
  return Buffer.from([`Nomor Rekening;${ACCOUNT}`, 'Saldo Awal;0', head, ...rows].join('\n'));
}

async function upload(file, accountId, cookie) {
  const body = new FormData();
  body.set('paymentAccountId', String(accountId));
  body.set('file', new Blob([file], { type: 'text/csv' }), 'mutasi.csv');
  const address = `http://127.0.0.1:${portal.port}/admin/bank-statements`;
  const response = await fetch(address, { method: 'POST', headers: { cookie }, body });
  if (response.status !== 201) throw new Error(await response.text());
  return response.json();
}

function memoryMb(name) {
  const status = readFileSync(`/proc/${portal.pid}/status`, 'utf8');
  return toMb(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024);
}

function toMb(bytes) {
  return Math.round(bytes / 2 ** 20);
}
