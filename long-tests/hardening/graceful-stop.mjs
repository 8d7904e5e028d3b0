// SIGTERM with fifty requests under way: each of them gets its whole answer, new ones are refused
// at once, and the process ends by itself with code 0. What was acknowledged is there afterwards.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { startPortal } from '../support/portal.mjs';
import { openShop } from '../support/shop.mjs';
import { openTally, roundsOf } from '../support/tally.mjs';

const ROUNDS = roundsOf(100);
const IN_FLIGHT = 50;
const STOPPED_WITHIN_MS = 15_000;

const tally = openTally('graceful stop');
const folder = mkdtempSync(join(tmpdir(), 'timesync-stop-'));
const postgres = await startTemporaryPostgres(findPostgresBinaries());
const environment = { DATA_DIR: folder, DATABASE_URL: postgres.url };
const statuses = {};
let longestMs = 0;
let portal = await startPortal(environment);
try {
  const shop = await openShop(portal);
  const userId = await findCustomer(shop);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const orders = await stopUnderWay(shop, userId, round);
    portal = await startPortal(environment);
    shop.moveTo(portal);
    for (const id of orders) {
      const { ok } = await shop.admin.get(`/admin/transactions/${id}`);
      tally.check(ok, `round ${round}: order ${id} is lost`);
    }
  }
} finally {
  await portal.kill();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`graceful stop: ${ROUNDS} rounds × ${IN_FLIGHT}, ${JSON.stringify(statuses)}`);
tally.checkTime('the slowest stop', longestMs, STOPPED_WITHIN_MS);
tally.report();

async function findCustomer({ admin }) {
  const { data } = (await admin.get('/admin/users')).body;
  return data.find(({ role }) => role === 'user').id;
}

/** The bodies are sent after the signal: all requests are under way when it comes. */
async function stopUnderWay({ admin, details }, userId, round) {
  const agent = new Agent({ keepAlive: true, maxSockets: IN_FLIGHT });
  const body = JSON.stringify({ userId, details });
  const headers = {
    cookie: admin.cookie(),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    // The portal says when it has read the head.
    expect: '100-continue',
  };
  const calls = Array.from({ length: IN_FLIGHT }, () => {
    const call = ask(`${portal.url}/admin/transactions`, { agent, method: 'POST', headers });
    const answer = new Promise((resolve) => {
      call.on('error', (error) => resolve({ status: error.code ?? error.message }));
      call.on('response', (response) =>
        text(response).then(
          (said) => resolve({ status: response.statusCode, said }),
          (error) => resolve({ status: `cut off: ${error.code}` }),
        ),
      );
    });
    call.flushHeaders();
    return { call, answer, begun: once(call, 'continue') };
  });
  await Promise.all(calls.map(({ begun }) => begun));
  const startedAt = performance.now();
  const stopped = portal.stop();
  for (const { call } of calls) call.end(body);
  const answers = await Promise.all(calls.map(({ answer }) => answer));
  const code = await stopped;
  longestMs = Math.max(longestMs, performance.now() - startedAt);
  agent.destroy();
  tally.check(code === 0, `round ${round}: the portal ended with ${code}: ${portal.readLog()}`);
  for (const { status, said } of answers) {
    statuses[status] = (statuses[status] ?? 0) + 1;
    tally.check(status === 201, `round ${round}: ${status} ${said ?? ''}`);
  }
  return answers.filter(({ status }) => status === 201).map(({ said }) => JSON.parse(said).id);
}
