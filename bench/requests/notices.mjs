// A thousand licences given to a customer who agrees to WhatsApp, through a gateway where every
// fifth message fails at its first attempt: from the first licence until all messages are sent. The
// target is 60 s. `node bench/requests/notices.mjs [PostgreSQL] [embedded]`
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { graphError } from '../../clients/sample-gateways/gateway-faults.ts';
import { startStandInGateway } from '../../clients/sample-gateways/stand-in-gateway.ts';
import { openMessages } from '../../long-tests/support/messages.mjs';
import { startPortal } from '../../long-tests/support/portal.mjs';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { report } from '../support/report.mjs';

const MESSAGES = 1_000;
const EVERY = 5;
const AT_ONCE = 4;
const LONGEST_SECONDS = 300;
const faults = [graphError(130429, 429), { status: 503, body: {} }, 'reset', 'empty'];
/** Fewer than the quick ones: each costs ten seconds of one sender. */
const HANGS = 4;

const databases = {
  PostgreSQL: async () => {
    const postgres = await startTemporaryPostgres(findPostgresBinaries());
    try {
      return await drain('PostgreSQL', { DATABASE_URL: postgres.url });
    } finally {
      await postgres.stop();
    }
  },
  embedded: () => drain('embedded', {}),
};
const asked = process.argv.slice(2);
const drained = [];
for (const name of asked.length > 0 ? asked : Object.keys(databases)) {
  drained.push(await databases[name]());
}
await report('1,000 WhatsApp messages drained, s', Math.max(...drained));

async function drain(database, environment) {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-notices-'));
  const gateway = await startStandInGateway();
  const seen = new Set();
  let faulty = 0;
  gateway.faultOf = ({ biz_opaque_callback_data: reference }) => {
    if (seen.has(reference)) return undefined;
    seen.add(reference);
    if (seen.size % EVERY !== 0) return undefined;
    faulty += 1;
    return faulty <= HANGS ? 'hang' : faults[faulty % faults.length];
  };
  const portal = await startPortal({ DATA_DIR: folder, ...environment }, { gateway });
  try {
    const messages = await openMessages(portal);
    const started = performance.now();
    const seconds = () => Math.round((performance.now() - started) / 100) / 10;
    let caused = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (caused++ < MESSAGES) await messages.cause();
      }),
    );
    const causedSeconds = seconds();
    while (gateway.accepted.length < MESSAGES && seconds() < LONGEST_SECONDS) await pause(100);
    const ids = gateway.accepted.map(({ body }) => body.biz_opaque_callback_data);
    const left = new Set(ids).size;
    const drainedSeconds = seconds();
    console.log({
      database,
      causedSeconds,
      drainedSeconds,
      faulty,
      left,
      doubled: ids.length - left,
    });
    return drainedSeconds;
  } finally {
    await portal.stop();
    await gateway.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
