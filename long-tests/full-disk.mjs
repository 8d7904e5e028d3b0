// A disk that fills up under load (a small one in memory, mounted by root): requests are asked to
// try again, never a 500; with free space again, after a restart at the latest, everything
// acknowledged is there. Then a backup, a restore and the test of a backup find no room.
import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureBuilt } from '../scripts/commands/build.mjs';
import { checkBackups, checkBackupsBesideServer } from './support/full-disk/backups.mjs';
import { checkRestores } from './support/full-disk/restores.mjs';
import { isStillThere } from './support/look-up.mjs';
import { startPortal } from './support/portal.mjs';
import { openShop } from './support/shop.mjs';
import { openTally, roundsOf } from './support/tally.mjs';

const DISK_MB = 256;
const LOAD_MS = 3_000;
const ORDERS = 200;
const ROUNDS = roundsOf(5);
const folder = mkdtempSync(join(tmpdir(), 'timesync-disk-'));
const filler = join(folder, 'filler');
const size = `size=${DISK_MB}m`;
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder]);
if (mounted.status === 0) await fillAgainAndAgain();
else console.log('full disk: not tried: only root on Linux can mount a small disk here');
rmSync(folder, { recursive: true, force: true });

async function fillAgainAndAgain() {
  const tally = openTally('full disk');
  const statuses = {};
  let portal = await startPortal({ DATA_DIR: folder });
  try {
    const shop = await openShop(portal);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const told = [];
      const load = shop.work(told).catch(() => undefined);
      await pause(LOAD_MS);
      fillDisk();
      await load;
      await askMeanwhile(shop, tally, statuses);
      rmSync(filler);
      await portal.kill();
      portal = await startPortal({ DATA_DIR: folder });
      shop.moveTo(portal);
      for (const record of told) {
        tally.check(await isStillThere(record), `round ${round}: lost ${record.kind} ${record.id}`);
      }
    }
    await checkCommands(shop, portal, tally);
  } finally {
    await portal.kill();
    spawnSync('umount', [folder]);
  }
  console.log(`full disk: ${JSON.stringify(statuses)} while there was no room`);
  tally.report();
}

async function checkCommands({ orderByPhone }, portal, tally) {
  if ((await ensureBuilt(process.execPath)) !== 0) throw new Error('The commands are not built.');
  const roomy = mkdtempSync(join(tmpdir(), 'timesync-copies-'));
  const given = { shop: folder, folder: roomy, tally };
  try {
    const makeRoom = async () => {
      rmSync(filler);
      tally.check(await portal.isReadyAgain(), 'not ready again with room on the disk');
    };
    await checkBackupsBesideServer({ ...given, fillDisk, makeRoom });
    const { ok, body } = await orderByPhone();
    tally.check(ok, `after backups beside the server: ${JSON.stringify(body)}`);
    await portal.stop();
    checkRestores({ ...given, backup: checkBackups(given) });
  } finally {
    rmSync(roomy, { recursive: true, force: true });
  }
}

function fillDisk(spareBytes = 0) {
  const descriptor = openSync(filler, 'w');
  let filled = 0;
  for (const bytes of [Buffer.alloc(1024 * 1024), Buffer.alloc(4096)]) {
    try {
      for (let written = bytes.length; written === bytes.length; filled += written) {
        written = writeSync(descriptor, bytes);
      }
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  }
  ftruncateSync(descriptor, Math.max(0, filled - spareBytes));
  closeSync(descriptor);
}

/** Enough orders to need new pages: the first few still fit into those that there are. */
async function askMeanwhile({ customers, admin, orderByPhone }, tally, statuses) {
  const [customer] = customers;
  const calls = [
    ...Array.from({ length: ORDERS }, () => orderByPhone),
    () => customer.get('/transaction'),
    () => admin.get('/admin/transactions'),
    () => customer.get('/public/products'),
    () => customer.post('/auth/login', { email: 'siapa@long.test', password: 'salah-sekali' }),
  ];
  for (const call of calls) {
    const { status, body } = await call();
    statuses[status] = (statuses[status] ?? 0) + 1;
    tally.check(status < 500 || status === 503, `${status} ${JSON.stringify(body)}`);
  }
}
