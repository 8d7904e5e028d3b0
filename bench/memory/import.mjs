// The server's memory for importing 5,000 customers with their keys: the file is previewed, and its
// rows are imported in batches as the browser sends them. Linux only: the peak is read from /proc.
// `node bench/memory/import.mjs [rows]`
import { MAX_IMPORT_BATCH } from '@timesync/contract';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { createClient } from '../support/api.mjs';
import { extraMemory } from '../support/extra-memory.mjs';
import { ADMIN, startPortal } from '../support/portal.mjs';
import { report } from '../support/report.mjs';

const WARM_UP = 20;
const rows = Number(process.argv[2] ?? 5_000);

const postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
const portal = await startPortal({ DATABASE_URL: postgres.url, DEMO_DATA: 'on' });
try {
  const client = createClient(portal.port, 1);
  const cookie = await client.signIn(ADMIN);
  const init = await findInit(client);
  // A short file first: it takes the code paths and their memory with it.
  await importFile(client, cookie, fileOf(init, 'awal', WARM_UP));
  const file = fileOf(init, 'banyak', rows);
  const measured = await extraMemory(portal.pid, () => importFile(client, cookie, file));
  const { result: created, seconds, megabytes } = measured;
  console.log({ rows, fileKb: Math.round(file.length / 1024), created, seconds, megabytes });
  if (created !== rows) throw new Error(`only ${created} of ${rows} rows were created`);
  await report('import of 5,000 customers, s', seconds);
  await report('memory for that import, MB', megabytes);
} finally {
  await portal.stop();
  await postgres.stop();
}

/** Finds the init of a product on sale with a licence. */
async function findInit(client) {
  const { data } = (await client.send('GET', '/public/products')).json();
  const sold = data.filter(({ isShipped }) => !isShipped);
  return sold.flatMap(({ ProductVariant }) => ProductVariant)[0].init;
}

function fileOf(init, mark, count) {
  const lines = Array.from({ length: count }, (_, n) => {
    const number = String(n).padStart(6, '0');
    return `Masjid Al-Ikhlas ${n};${mark}${n}@masjid.test;0812${number}99;${init};LAMA-${mark}-${number}`;
  });
  return ['Nama;Email;WhatsApp;Init;License Key', ...lines].join('\r\n');
}

/** Returns how many rows were created. */
async function importFile(client, cookie, file) {
  const previewed = await preview(cookie, file);
  let created = 0;
  for (let first = 0; first < previewed.length; first += MAX_IMPORT_BATCH) {
    const body = { rows: previewed.slice(first, first + MAX_IMPORT_BATCH) };
    const answer = await client.send('POST', '/admin/customer-import', { cookie, body });
    created += answer.json().answers.filter(({ outcome }) => outcome === 'created').length;
  }
  return created;
}

async function preview(cookie, file) {
  const body = new FormData();
  body.set('file', new Blob([file], { type: 'text/csv' }), 'pelanggan.csv');
  const address = `http://127.0.0.1:${portal.port}/admin/customer-import/preview`;
  const response = await fetch(address, { method: 'POST', headers: { cookie }, body });
  if (response.status !== 200) throw new Error(await response.text());
  return (await response.json()).rows;
}
