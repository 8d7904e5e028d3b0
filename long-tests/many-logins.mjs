// Two hundred logins at once (T57): hashing takes its turns, who finds the queue full is told to come
// back, and everybody else is served as always.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { atMachinePace } from '../scripts/checks/machine-pace.mjs';
import { ADMIN, startPortal } from './support/portal.mjs';
import { openTally, roundsOf } from './support/tally.mjs';
import { createVisitor } from './support/visitor.mjs';

const LOGINS = 200;
const ROUNDS = roundsOf(5);
const QUICK_MS = atMachinePace(500);
const ROUTES = ['/public/products', '/public/config', '/public/payment-accounts', '/healthz'];

const folder = mkdtempSync(join(tmpdir(), 'timesync-logins-'));
const portal = await startPortal({ DATA_DIR: folder });
const tally = openTally('many logins');
const statuses = {};
const times = [];
try {
  const visitor = createVisitor(portal);
  for (const route of ROUTES) await visitor.get(route);
  for (let round = 0; round < ROUNDS; round += 1) {
    let areRunning = true;
    const logins = Promise.all(Array.from({ length: LOGINS }, (_, index) => login(index)));
    const ended = logins.then(() => {
      areRunning = false;
    });
    while (areRunning) for (const route of ROUTES) await time(() => visitor.get(route), route);
    await ended;
  }
} finally {
  await portal.kill();
  rmSync(folder, { recursive: true, force: true });
}
const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)];
tally.check(p99 < QUICK_MS, `other routes took ${p99.toFixed(0)} ms (p99)`);
console.log(`many logins: ${JSON.stringify(statuses)}, other routes p99 ${p99.toFixed(0)} ms`);
tally.report();

async function login(index) {
  const person = index % 4 ? { ...ADMIN, password: 'salah-sekali' } : ADMIN;
  const { status } = await createVisitor(portal).post('/auth/login', person);
  statuses[status] = (statuses[status] ?? 0) + 1;
  tally.check([200, 401, 503].includes(status), `a login was answered with ${status}`);
}

async function time(ask, route) {
  const startedAt = performance.now();
  const { status } = await ask();
  times.push(performance.now() - startedAt);
  tally.check(status === 200, `${route}: ${status}`);
  await pause(10);
}
