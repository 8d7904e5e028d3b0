// Uploads as no page sends them: broken forms to every upload route (T77), then two hundred
// connections that send 9.8 MB each and stop (T78). The process survives, nothing is left on the
// disk, and its memory grows by at most 150 MB.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf } from '../../bench/support/process-tree.mjs';
import { atMachinePace } from '../../scripts/checks/machine-pace.mjs';
import { randomForm } from '../hostile-input/broken-forms.ts';
import { ADMIN, becomesReady, startPortal } from '../support/portal.mjs';
import { openTally, roundsOf } from '../support/tally.mjs';
import { createVisitor } from '../support/visitor.mjs';

const PER_ROUTE = roundsOf(5_000);
const AT_ONCE = 2;
const CONNECTIONS = 200;
const SILENT_BYTES = 9_800_000;
const MOST_MB = 150;
const SILENCE_MS = 10_000;
const CLEARED_MS = atMachinePace(10_000);
/** One form in this many arrives in pieces. */
const SLOW_SHARE = 20;
const PIECES = 4;
const PIECE_MS = 50;

const folder = mkdtempSync(join(tmpdir(), 'timesync-uploads-'));
const portal = await startPortal({ DATA_DIR: folder });
const tally = openTally('uploads');
try {
  const admin = createVisitor(portal);
  await admin.signIn(ADMIN);
  const customers = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const visitor = createVisitor(portal);
      await visitor.register(`${randomUUID()}@long.test`);
      return visitor;
    }),
  );
  const { paths } = (await admin.get('/openapi.json')).body;
  const routes = Object.entries(paths)
    .filter(([, { post }]) => post?.requestBody?.content['multipart/form-data'])
    .map(([path]) => path.replaceAll(/\{\w+\}/g, '1'));
  for (const route of routes) {
    await sendBrokenForms(route, route.startsWith('/admin') ? admin : customers[0]);
  }
  await keepSilent(customers.slice(0, 1));
  await keepSilent(customers);
  tally.check(await becomesReady(portal), 'the portal does not serve any more');
  tally.check(await nothingIsLeft(), `left on the disk: ${leftOnDisk().slice(0, 5)}`);
} finally {
  await portal.kill();
  rmSync(folder, { recursive: true, force: true });
}
tally.report();

function leftOnDisk() {
  return readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.tmp'));
}

/** The portal notices with a delay that a client has disconnected. */
async function nothingIsLeft() {
  const until = performance.now() + CLEARED_MS;
  while (leftOnDisk().length > 0 && performance.now() < until) await pause(100);
  return leftOnDisk().length === 0;
}

async function sendBrokenForms(route, person) {
  const statuses = {};
  let left = PER_ROUTE;
  const work = async () => {
    while (left > 0 && !portal.hasEnded()) {
      left -= 1;
      const { name, contentType, body } = randomForm();
      const headers = { 'content-type': contentType };
      const form = left % SLOW_SHARE === 0 ? inPieces(body) : body;
      const { status } = await person
        .call('POST', route, { form, headers })
        .catch((error) => ({ status: `no answer: ${error.cause?.code ?? error.message}` }));
      statuses[status] = (statuses[status] ?? 0) + 1;
      tally.check(status < 500, `${status} ${route}: ${name}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`uploads: ${route} ${JSON.stringify(statuses)}`);
}

async function* inPieces(body) {
  const size = Math.ceil(body.length / PIECES);
  for (let at = 0; at < body.length; at += size) {
    yield body.subarray(at, at + size);
    await pause(PIECE_MS);
  }
}

async function keepSilent(customers) {
  const before = memoryOf(portal.pid).nowMb;
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) =>
      openSilently(customers[index % customers.length]),
    ),
  );
  let most = 0;
  const until = performance.now() + SILENCE_MS;
  while (performance.now() < until) {
    most = Math.max(most, memoryOf(portal.pid).nowMb);
    await fetch(`${portal.url}/healthz`);
  }
  for (const socket of sockets) socket.destroy();
  const more = most - before;
  const what = `${more.toFixed(0)} MB more for ${CONNECTIONS} silent connections, accounts: ${customers.length}`;
  console.log(`uploads: ${what}`);
  tally.check(more <= MOST_MB, what);
}

async function openSilently(person) {
  const socket = connect(portal.port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  const head = [
    'POST /transaction/1/confirm-payment HTTP/1.1',
    'Host: 127.0.0.1',
    `Cookie: ${person.cookie()}`,
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${SILENT_BYTES + 1_000}`,
  ];
  const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`);
  socket.write(Buffer.alloc(SILENT_BYTES - part.length));
  return socket.resume();
}
