// The portal under load, killed repeatedly without warning. After each start everything
// acknowledged in that round is looked up; in the end every order, its proof and its mails.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isStillThere, listOrders } from './look-up.mjs';
import { countMails, expectedMails } from './mails.mjs';
import { startPortal } from './portal.mjs';
import { openShop } from './shop.mjs';
import { openTally } from './tally.mjs';

const LOAD_MS = [100, 2_500];

/** With the embedded database every second kill is one of its engine; the portal goes on. */
export async function runCrashRounds({ what, rounds, environment }) {
  const tally = openTally(what);
  const counts = {};
  let portal = await startPortal(environment);
  const shop = await openShop(portal);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const isEngine = !environment.DATABASE_URL && round % 2 === 0;
      const kill = isEngine ? () => killEngine(environment.DATA_DIR) : portal.kill;
      const told = await loadAndKill(shop, portal, kill);
      if (!isEngine) portal = await startPortal(environment);
      else tally.check(await portal.isReadyAgain(), `round ${round}: the portal did not recover`);
      shop.moveTo(portal);
      for (const record of told) {
        counts[record.kind] = (counts[record.kind] ?? 0) + 1;
        tally.check(await isStillThere(record), `round ${round}: lost ${record.kind} ${record.id}`);
      }
      if (round % 10 === 0) console.log(`${what}: ${round} of ${rounds} rounds`);
    }
    const orders = await listOrders(shop.admin);
    await checkProofs(shop, orders, tally);
    counts.mail = await checkMails(orders, environment.DATA_DIR, tally);
  } finally {
    await portal.kill();
  }
  if (tally.hasFailed()) console.log(`The last portal's log:\n${portal.readLog()}`);
  console.log(`${what}: ${rounds} rounds, looked up ${JSON.stringify(counts)}`);
  tally.report();
}

async function loadAndKill(shop, portal, kill) {
  shop.moveTo(portal);
  const told = [];
  // Some customers do not notice that the database was away.
  const killed = new AbortController();
  const load = shop.work(told, killed.signal).catch(async (error) => {
    await pause(1_000);
    throw new Error(`${error.message}\n${portal.readLog()}`);
  });
  await Promise.race([load, pause(randomInt(...LOAD_MS))]);
  await kill();
  killed.abort();
  await load;
  return told;
}

function killEngine(dataDir) {
  const pidFile = join(dataDir, 'postgres-18', 'postmaster.pid');
  process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL');
}

/** Acknowledged or not: a row without its file must never be (T45). */
export async function checkProofs({ admin }, orders, tally) {
  for (const { id } of orders.filter(({ status }) => status !== 'pending')) {
    const { paymentProof } = (await admin.get(`/admin/transactions/${id}`)).body;
    const { ok } = await admin.get(paymentProof);
    tally.check(ok, `order ${id} has a proof without a file`);
  }
}

async function checkMails(orders, dataDir, tally) {
  const expected = expectedMails(orders);
  const counts = await countMails(dataDir, expected);
  for (const subject of expected) {
    const count = counts.get(subject) ?? 0;
    tally.check(count === 1, `${count} mails "${subject}"`);
  }
  return expected.length;
}
