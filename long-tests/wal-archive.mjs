// The disk of the database is lost while people order. Base backup and archive of the log bring back
// everything that is older than a minute, by deploy/wal-archive/recover.sh; a second recovery stops at
// a moment, as one would before a mistake.
import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { atMachinePace } from '../scripts/checks/machine-pace.mjs';
import { projectRoot } from '../scripts/set-up/project-root.mjs';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { startPortal } from './support/portal.mjs';
import { openShop } from './support/shop.mjs';
import { openTally } from './support/tally.mjs';

/** The same value is in archive.conf. */
const ARCHIVE_TIMEOUT_S = 60;
const MOST_LOST_MS = 60_000;
/** The archive's own copy of a segment takes a moment. */
const SLACK_MS = atMachinePace(2_000);
const ORDER_FOR_MS = 100_000;
const scripts = join(projectRoot, 'deploy/wal-archive');
const tally = openTally('wal archive');
const binaries = findPostgresBinaries();
const folder = mkdtempSync(join(tmpdir(), 'timesync-archive-'));
const [archive, base] = ['wal', 'base'].map((name) => join(folder, name));
const primary = await startTemporaryPostgres(binaries, { durable: true });
own(folder);
for (const path of [archive, base]) {
  mkdirSync(path);
  own(path);
}
let portal;
try {
  await archiveLog();
  portal = await startPortal({ DATA_DIR: join(folder, 'data'), DATABASE_URL: primary.url });
  runAsOwner(join(binaries, 'pg_basebackup'), [
    `--pgdata=${base}`,
    `--dbname=${primary.url}`,
    '--checkpoint=fast',
    '--wal-method=none',
  ]);
  const told = await orderUntil(Date.now() + ORDER_FOR_MS);
  await primary.halt();
  const lostAt = Date.now();
  await portal.kill();
  portal = undefined;

  const all = await recoveredOrders();
  const recovered = told.filter(({ id }) => all.has(id));
  const lostMs = lostAt - Math.max(0, ...recovered.map(({ at }) => at));
  console.log(
    `wal archive: ${told.length} orders, ${recovered.length} recovered, ${lostMs} ms lost`,
  );
  tally.check(recovered.length > 0, 'nothing was recovered');
  for (const { id, at } of told) {
    const mustBeThere = at < lostAt - MOST_LOST_MS - SLACK_MS;
    if (mustBeThere) tally.check(all.has(id), `order ${id} is lost: ${lostAt - at} ms old`);
  }

  const middle = recovered[Math.floor(recovered.length / 2)];
  // Between two answers: whatever was acknowledged before it, and nothing that began after it.
  const moment = middle.at;
  const some = await recoveredOrders(
    new Date(moment).toISOString().replace('T', ' ').replace('Z', '+00'),
  );
  for (const { id, at, askedAt } of recovered) {
    if (at < moment) tally.check(some.has(id), `order ${id} is missing at its moment`);
    if (askedAt > moment) tally.check(!some.has(id), `order ${id} is there before its time`);
  }
} finally {
  await portal?.kill();
  rmSync(folder, { recursive: true, force: true });
}
tally.report();

async function archiveLog() {
  const sql = await connect(primary.url);
  const command = `${join(scripts, 'archive-wal.sh')} %p %f ${archive}`;
  await sql.query('alter system set archive_mode = on');
  await sql.query(`alter system set archive_timeout = ${ARCHIVE_TIMEOUT_S}`);
  await sql.query(`alter system set archive_command = '${command}'`);
  await sql.end();
  await primary.halt();
  await primary.resume();
}

async function orderUntil(deadline) {
  const shop = await openShop(portal);
  const told = [];
  while (Date.now() < deadline) {
    const askedAt = Date.now();
    const { ok, status, body } = await shop.orderByPhone();
    tally.check(ok, `order: ${status} ${JSON.stringify(body)}`);
    if (ok) told.push({ id: body.id, askedAt, at: Date.now() });
    await pause(200);
  }
  return told;
}

/** The ids of all orders after a recovery, up to the moment if there is one. */
async function recoveredOrders(moment) {
  const recovered = await startTemporaryPostgres(binaries, {
    durable: true,
    fill: (_binaries, directory) =>
      runAsOwner(join(scripts, 'recover.sh'), [
        base,
        archive,
        directory,
        ...(moment ? [moment] : []),
      ]),
  });
  const sql = await connect(recovered.url);
  try {
    const isReplaying = 'select pg_is_in_recovery() as replaying';
    while ((await sql.query(isReplaying)).rows[0].replaying) await pause(100);
    const { rows } = await sql.query('select id from orders');
    return new Set(rows.map(({ id }) => id));
  } finally {
    await sql.end();
    await recovered.stop();
  }
}

async function connect(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

function runAsOwner(program, args) {
  const { status, stderr, error } = spawnSync(program, args, {
    ...primary.owner,
    cwd: base,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} failed: ${error ?? stderr}`);
}

function own(path) {
  if (primary.owner.uid !== undefined) chownSync(path, primary.owner.uid, primary.owner.gid);
}
