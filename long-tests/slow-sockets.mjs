// Slowloris: five hundred sockets that send nothing, or a byte at a time. The portal stays fast for
// other clients, and closes them by itself.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atMachinePace } from '../scripts/checks/machine-pace.mjs';
import { startPortal } from './support/portal.mjs';
import { openTally } from './support/tally.mjs';

const SOCKETS = 500;
const CLOSED_WITHIN_MS = 20_000;
const PATIENCE_MS = atMachinePace(2 * CLOSED_WITHIN_MS);
const QUICK_MS = 500;
const ROUTES = ['/public/config', '/public/products', '/readyz', '/login'];

const folder = mkdtempSync(join(tmpdir(), 'timesync-slow-'));
const portal = await startPortal({ DATA_DIR: folder });
const tally = openTally('slow sockets');
try {
  for (const route of ROUTES) await fetch(portal.url + route);
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, openSilently));
  const allClosed = Promise.all(sockets.map(({ closed }) => closed));
  const worst = await askMeanwhile(allClosed);
  tally.checkTime(`the slowest other answer (${worst.route})`, worst.ms, QUICK_MS);
  const lives = await Promise.all(sockets.map(({ lifeMs }) => lifeMs));
  tally.checkTime('the last socket was closed after', Math.max(...lives), CLOSED_WITHIN_MS);
} finally {
  await portal.kill();
  rmSync(folder, { recursive: true, force: true });
}
tally.report();

/** Every second one begins a request and never ends it. */
async function openSilently(_, index) {
  const socket = connect(portal.port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const openedAt = performance.now();
  if (index % 2) socket.write('POST /auth/login HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const drip = index % 2 ? setInterval(() => socket.write('a'), 1_000) : undefined;
  socket.resume();
  // Not `once`: it takes a reset, which is one way of being closed, for a failure.
  const closed = new Promise((resolve) => socket.on('close', resolve));
  closed.then(() => clearInterval(drip));
  const lifeMs = closed.then(() => performance.now() - openedAt);
  return { closed, lifeMs };
}

/** The slowest of all answers while the sockets are open. */
async function askMeanwhile(allClosed) {
  let areOpen = true;
  const end = Promise.race([allClosed, pause(PATIENCE_MS, undefined, { ref: false })]).then(() => {
    areOpen = false;
  });
  const worst = { ms: 0 };
  while (areOpen) {
    for (const route of ROUTES) {
      const startedAt = performance.now();
      const { ok } = await fetch(portal.url + route);
      tally.check(ok, `${route} was refused`);
      const ms = performance.now() - startedAt;
      if (ms > worst.ms) Object.assign(worst, { ms, route });
    }
    await pause(100);
  }
  await end;
  return worst;
}
