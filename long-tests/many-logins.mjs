// Two hundred concurrent logins (T57): hashing is queued, a login that finds the queue full is
// asked to come back, and other requests are served as usual. Then fifty clients with right
// passwords on one network (T79): a user on another network still logs in within three seconds.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ADMIN, startPortal } from './support/portal.mjs';
import { openTally, roundsOf } from './support/tally.mjs';
import { createVisitor } from './support/visitor.mjs';

const LOGINS = 200;
const ROUNDS = roundsOf(5);
const QUICK_MS = 500;
const CLIENTS = 50;
const ACCOUNTS = 10;
const STRANGERS = roundsOf(20);
const STRANGER_MS = 3_000;
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
tally.checkTime('other routes (p99)', p99, QUICK_MS);
console.log(`many logins: ${JSON.stringify(statuses)}, other routes p99 ${p99.toFixed(0)} ms`);
await logInBesideMany();
tally.report();

/** The real limits are on, because they are part of the defence. */
async function logInBesideMany() {
  const folder = mkdtempSync(join(tmpdir(), 'timesync-logins-'));
  const portal = await startPortal({
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '1',
    TRUST_PROXY: '127.0.0.1',
  });
  const from = (address) => ({ 'x-forwarded-for': address });
  const answers = {};
  const waits = [];
  let areDone = false;
  try {
    const people = [];
    for (let n = 0; n < ACCOUNTS; n += 1) {
      const person = { email: `ramai${n}@long.test`, password: 'long-password' };
      const registration = { ...person, name: 'Pelanggan', whatsapp: '081234567890' };
      await createVisitor(portal).post('/auth/register', registration, from(`203.0.113.${n}`));
      people.push(person);
    }
    const crowd = Array.from({ length: CLIENTS }, async (_, index) => {
      while (!areDone) {
        const person = people[index % ACCOUNTS];
        const visitor = createVisitor(portal);
        const { status } = await visitor.post('/auth/login', person, from('198.51.100.7'));
        answers[status] = (answers[status] ?? 0) + 1;
      }
    });
    for (let n = 0; n < STRANGERS; n += 1) {
      const startedAt = performance.now();
      const visitor = createVisitor(portal);
      const { status } = await visitor.post('/auth/login', ADMIN, from(`192.0.2.${n}`));
      waits.push(performance.now() - startedAt);
      tally.check(status === 200, `the stranger was answered with ${status}`);
    }
    areDone = true;
    await Promise.all(crowd);
  } finally {
    areDone = true;
    await portal.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  const longest = Math.max(...waits);
  tally.checkTime('a stranger waited', longest, STRANGER_MS);
  console.log(
    `many logins: beside ${CLIENTS} clients (${JSON.stringify(answers)}) a stranger's login took ${longest.toFixed(0)} ms at most, ${STRANGERS} times`,
  );
}

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
