// GET /device/v1/revocations with 100,000 entries, from memory, against bare node:http with the same
// bytes in the same run; and with an ETag that is known. Fails without a 304.
// `node bench/requests/revocations.mjs [requests]`
import pg from 'pg';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { startBare } from '../bare/start-bare.mjs';
import { measure } from '../support/load.mjs';
import { startPortal } from '../support/portal.mjs';
import { median, report } from '../support/report.mjs';

const ENTRIES = 100_000;
const ROUNDS = 3;
const PATH = '/device/v1/revocations';
const count = Number(process.argv[2] ?? 320);

const postgres = await startTemporaryPostgres(findPostgresBinaries());
const running = [];
try {
  running.push(await startPortal({ DATABASE_URL: postgres.url }));
  await fillReleased(postgres.url);
  const [{ port: portal }] = running;
  const address = `http://127.0.0.1:${portal}${PATH}`;
  const started = performance.now();
  const first = await fetch(address);
  const { entries } = await first.clone().json();
  if (entries !== ENTRIES) throw new Error(`${entries} entries instead of ${ENTRIES}`);
  console.log(`read, signed and compressed in ${(performance.now() - started).toFixed(0)} ms`);

  running.push(await startBare(first));
  const bare = running[1].port;
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) {
    const [limit, ours] = [await measure(bare, PATH, count), await measure(portal, PATH, count)];
    ratios.push(ours / limit);
    console.log(`bare ${limit.toFixed(0)}/s, portal ${ours.toFixed(0)}/s`);
  }
  await report('revocation list, of bare node:http', median(ratios));

  const headers = { 'if-none-match': first.headers.get('etag') };
  const { status } = await fetch(address, { headers });
  console.log(`with its ETag: ${status}`);
  if (status !== 304) process.exitCode = 1;
} finally {
  for (const { stop } of running) stop();
  await postgres.stop();
}

/** Each released device is on the list twice: with its licence, and by itself. */
async function fillReleased(connectionString) {
  const sql = new pg.Client({ connectionString });
  await sql.connect();
  await sql.query(`
    with given as (
      insert into licenses (license_key, init, user_id, issued_at, first_activated_at)
      select 'TV-' || n, 'TV', (select min(id) from users), now(), now()
      from generate_series(1, ${ENTRIES / 2}) n returning id
    )
    insert into activations (license_id, sequence, device_id, device_type, activated_at, released_at)
    select id, 1, decode(substr(md5(id::text), 1, 20), 'hex'), 'tvbox', now(), now() from given`);
  await sql.end();
}
