// kill -9 after the gateway has accepted a message and before the portal has recorded it: after the
// restart each customer has it once or twice, never not at all.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startStandInGateway } from '../clients/sample-gateways/stand-in-gateway.ts';
import { atMachinePace } from '../scripts/checks/machine-pace.mjs';
import { openMessages } from './support/messages.mjs';
import { startPortal } from './support/portal.mjs';
import { openTally, roundsOf } from './support/tally.mjs';

const ROUNDS = roundsOf(10);
const PATIENCE_MS = atMachinePace(120_000);

const folder = mkdtempSync(join(tmpdir(), 'timesync-whatsapp-'));
const gateway = await startStandInGateway();
const tally = openTally('kill -9 between sending a WhatsApp message and recording it');
const start = () => startPortal({ DATA_DIR: folder }, { gateway });
let portal = await start();
try {
  const messages = await openMessages(portal);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const before = gateway.accepted.length;
    gateway.faultOf = () => 'accept and hang';
    await messages.cause();
    await until(() => gateway.accepted.length > before);
    await portal.kill();
    gateway.faultOf = undefined;
    portal = await start();
    messages.moveTo(portal);
    const isRecorded = await until(async () =>
      (await messages.states()).every((it) => it === 'sent'),
    );
    const reference = gateway.accepted[before]?.body.biz_opaque_callback_data;
    const times = gateway.accepted.filter(
      ({ body }) => body.biz_opaque_callback_data === reference,
    ).length;
    tally.check(isRecorded, `round ${round}: still not recorded as sent`);
    tally.check(times === 1 || times === 2, `round ${round}: sent ${times} times`);
  }
} finally {
  await portal.stop();
  await gateway.close();
  rmSync(folder, { recursive: true, force: true });
}
tally.report();

async function until(isSo) {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    if (await isSo()) return true;
    await pause(100);
  }
  return false;
}
