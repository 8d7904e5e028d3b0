// A packaged shop is upgraded by `portal upgrade` on both databases: killed after every stage, to a
// version that never becomes ready, and back. The shop starts each time, and every order is there.
import { existsSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { atMachinePace } from '../scripts/checks/machine-pace.mjs';
import { ensureBuilt } from '../scripts/commands/build.mjs';
import { findFreePort } from '../scripts/system/free-port.mjs';
import { findPostgresBinaries } from '../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../scripts/system/temporary-postgres.mjs';
import { stages, superviseInstalled } from './release/installed-portal.mjs';
import { addMigration, hide, makeFirst, makeLater, unpack } from './release/packages.mjs';
import { ADMIN } from './support/portal.mjs';
import { openShop } from './support/shop.mjs';
import { openTally } from './support/tally.mjs';

const tally = openTally('release');
const work = mkdtempSync(join(tmpdir(), 'timesync-release-'));
let postgres;
try {
  if ((await ensureBuilt(process.execPath)) !== 0) throw new Error('The build failed.');
  const first = await makeFirst(work);
  const good = await makeLater(first, '9.0.0', work);
  const hiddenPort = await findFreePort();
  const bad = await makeLater(first, '9.1.0', work, (root) => {
    addMigration(root);
    hide(root, hiddenPort);
  });
  await tryEngine('embedded', first, { good, bad });
  postgres = await startTemporaryPostgres(findPostgresBinaries(), { durable: true });
  await tryEngine('PostgreSQL', first, { good, bad }, { DATABASE_URL: postgres.url });
} finally {
  await postgres?.stop();
  rmSync(work, { recursive: true, force: true });
}
tally.report();

async function tryEngine(name, first, { good, bad }, more = {}) {
  const folder = join(work, name);
  const opt = join(folder, 'opt');
  const link = join(opt, 'portal');
  symlinkSync(basename(unpack(first, opt)), link);
  const environment = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(await findFreePort()),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '100000',
    DEMO_DATA: 'on',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    WAIT_SECONDS: String(atMachinePace(20)),
    ...more,
  };
  const portal = superviseInstalled({ link, folder, environment });
  try {
    requireReady(await portal.becomesReady(), portal);
    const shop = await openShop(portal);
    const orders = [];
    const sell = async () => orders.push((await shop.orderByPhone()).body.id);
    const check = async (what) => {
      const isReady = await portal.becomesReady();
      tally.check(isReady, `${name}, ${what}: the shop does not start: ${portal.readLog()}`);
      for (const id of isReady ? orders : []) {
        const { ok } = await shop.admin.get(`/admin/transactions/${id}`);
        tally.check(ok, `${name}, ${what}: order ${id} is lost`);
      }
    };
    const isInstalled = (version) => readlinkSync(link).includes(`-${version}-`);

    for (let stage = 0; stage < stages; stage += 1) {
      await sell();
      const { code, output } = await portal.upgrade([good], { killAfter: stage });
      tally.check(code === null, `${name}: not killed after stage ${stage}: ${output}`);
      // What the machine does at night: power away, and on again.
      await portal.restart();
      await check(`killed after stage ${stage}`);
      // On a busy machine the kill can come after the swap, which the next stages need undone.
      if (stage < stages - 1 && isInstalled('9.0.0')) {
        const undone = await portal.upgrade(['--back']);
        tally.check(undone.code === 0, `${name}, back after stage ${stage}: ${undone.output}`);
      }
    }
    tally.check(isInstalled('9.0.0'), `${name}: the swap was not done by the last stage`);
    const again = await portal.upgrade([good]);
    tally.check(/installed already/.test(again.output), `${name}: ${again.output}`);

    await sell();
    const back = await portal.upgrade(['--back']);
    tally.check(back.code === 0 && !isInstalled('9.0.0'), `${name}, back: ${back.output}`);
    await check('back');
    await sell();
    const whole = await portal.upgrade([good]);
    tally.check(whole.code === 0 && isInstalled('9.0.0'), `${name}, upgrade: ${whole.output}`);
    await check('upgraded');

    await sell();
    const refused = await portal.upgrade([bad]);
    const isBack = refused.code === 1 && isInstalled('9.0.0');
    tally.check(isBack && /runs again/.test(refused.output), `${name}, bad: ${refused.output}`);
    await check('gone back by itself on the newer schema');
    tally.check(!existsSync(join(opt, '.timesync-upgrade')), 'something was left behind');
    console.log(
      `${name}: ${orders.length} orders, killed after ${stages} stages; ${refused.output.trim().split('\n').at(-1)}`,
    );
  } finally {
    await portal.stop();
  }
}

function requireReady(isReady, portal) {
  if (!isReady) throw new Error(`The installed portal does not start: ${portal.readLog()}`);
}
