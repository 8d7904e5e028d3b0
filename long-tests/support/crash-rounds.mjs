// The portal under load, killed repeatedly without warning. After each start everything
// acknowledged in that round is looked up; in the end every order, its proof and its mails.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isStillThere, listOrders } from './look-up.mjs';
import { countMails, expectedMails } from './mails.mjs';
import { startPortal } from './portal.mjs';
import { openShop } from './shop.mjs';
import { openTally } from './tally.mjs';

const LOAD_MS = [100, 2_500];

/** `afterCrash` may do to the disk what a crash would have done. */
export async function runCrashRounds({
  what,
  rounds,
  environment,
  preload,
  afterCrash = () => {},
}) {
  const tally = openTally(what);
  const counts = {};
  const first = await startPortal(environment);
  const shop = await openShop(first);
  await first.stop();
  await afterCrash();
  let portal = await startPortal(environment, { preload });
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const told = await loadAndKill(shop, portal);
      await afterCrash();
      portal = await startPortal(environment, { preload });
      shop.moveTo(portal);
      for (const fact of told) {
        counts[fact.kind] = (counts[fact.kind] ?? 0) + 1;
        tally.check(await isStillThere(fact), `round ${round}: lost ${fact.kind} ${fact.id}`);
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

async function loadAndKill(shop, portal) {
  shop.moveTo(portal);
  const told = [];
  const load = shop.work(told);
  await Promise.race([load, pause(randomInt(...LOAD_MS))]);
  await portal.kill();
  await load;
  return told;
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
