// Random walks of customers, an admin and devices: fifty calls, most of them as the contract allows,
// some against it, five at a time, on ids and keys that there are. None may end in a 5xx, and after
// each walk the rules of `npm run check` hold. A new shop is opened now and then, so that the check
// stays quick.
import { randomUUID } from 'node:crypto';
import { makeRequest } from '../hostile-input/make-request.mjs';
import { pick } from '../hostile-input/values.mjs';
import { openShopCheck } from '../support/check-shop.mjs';
import { listOperations } from '../support/operations.mjs';
import { newDeviceId, openShop, proofForm } from '../support/shop.mjs';
import { openTally, roundsOf } from '../support/tally.mjs';
import { createVisitor } from '../support/visitor.mjs';
import { withPortal } from '../support/with-portal.mjs';

const WALKS = roundsOf(20_000);
const STEPS = 50;
const AT_ONCE = 5;
const WALKS_PER_SHOP = 200;
const WRONG = 0.03;
/** Orders that the next step may be about. */
const RECENT = 6;
/** Half of all steps sell, so that there is something to act on. */
const SELLING = 0.5;
/** They end the walkers' own sessions, or begin hours of work. */
const LEFT_OUT =
  /^(post|delete|patch) (\/auth|\/profile|\/admin\/(admins|backups|mail-server|customer-import)|\/admin\/users\/\{id\}$)|sales-page/;

const tally = openTally('random walks');
const statuses = {};
for (let done = 0; done < WALKS; done += WALKS_PER_SHOP) {
  const count = Math.min(WALKS_PER_SHOP, WALKS - done);
  await withPortal((portal, settings) => walkIn(portal, settings, count));
}
console.log(`random walks: ${WALKS} × ${STEPS}, ${JSON.stringify(statuses)}`);
tally.report();

async function walkIn(portal, settings, count) {
  const shop = await openShop(portal);
  const visitor = createVisitor(portal);
  const operations = (await listOperations(visitor)).filter(
    ({ method, path }) => !LEFT_OUT.test(`${method} ${path}`),
  );
  const people = [visitor, ...shop.customers, shop.admin, shop.admin, shop.admin];
  const known = {
    id: [1],
    licenseKey: ['TV-0000-0000-0000-0000'],
    deviceId: Array.from({ length: 5 }, newDeviceId),
    deviceType: ['tvbox'],
  };
  const check = await openShopCheck(settings);
  try {
    for (let walk = 0; walk < count; walk += 1) {
      const taken = [];
      for (let step = 0; step < STEPS; step += AT_ONCE) {
        const steps = Array.from({ length: AT_ONCE }, () =>
          Math.random() < SELLING
            ? sell(shop, known, taken)
            : callAny(pick(operations), pick(people), known, taken),
        );
        await Promise.all(steps);
      }
      const broken = await check.findBroken();
      tally.check(broken.length === 0, `${broken.join('; ')} after ${taken.join(', ')}`);
      if (broken.length > 0) return;
    }
  } finally {
    await check.close();
  }
}

/** One step in the life of a random order; also too early, too late and by another customer. */
async function sell({ admin, customers, details, accountId, picture }, known, taken) {
  const customer = pick(customers);
  const id = pick(known.id.slice(-RECENT));
  const steps = {
    order: () => customer.post('/transaction', { details: [{ ...details[0], qty: pick([1, 2]) }] }),
    prove: () =>
      customer.call('POST', `/transaction/${id}/confirm-payment`, {
        form: proofForm({ accountId, picture }),
      }),
    approve: () => admin.post('/admin/transactions/approve', { transactionId: id }),
    cancel: () => customer.post(`/transaction/${id}/cancel`),
    activate: () =>
      customer.post('/device/v1/activate', {
        licenseKey: pick(known.licenseKey),
        deviceId: pick(known.deviceId),
        deviceType: 'tvbox',
      }),
  };
  const name = pick([
    'order',
    'order',
    'prove',
    'prove',
    'approve',
    'approve',
    'cancel',
    'activate',
  ]);
  const { body } = await take(name, steps[name], taken);
  if (name === 'order' && body?.id) known.id.push(body.id);
  for (const { licenses = [] } of (name === 'approve' && body?.details) || []) {
    known.licenseKey.push(...licenses.map(({ licenseKey }) => licenseKey));
  }
}

function callAny({ method, path, operation }, person, known, taken) {
  // Bodies name orders and licences by other words; their numbers are small, as those of others are.
  const ids = Object.fromEntries(
    ['transactionId', 'orderId', 'licenseId', 'userId', 'mosqueId'].map((name) => [name, known.id]),
  );
  const { address, ...request } = makeRequest(method, path, operation, {
    wrong: WRONG,
    known: { ...known, ...ids, 'idempotency-key': [randomUUID()] },
  });
  return take(
    `${method} ${path}`,
    () => person.call(method.toUpperCase(), address, request),
    taken,
  );
}

async function take(name, ask, taken) {
  const answer = await ask().catch((error) => ({ status: `${error.name} ${error.cause?.code}` }));
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
  taken.push(`${name} ${answer.status}`);
  // 502: a page or a mail server of somebody else that does not answer.
  const isRight = answer.status < 500 || [502, 503].includes(answer.status);
  tally.check(isRight, `${answer.status} ${name} ${JSON.stringify(answer.body)}`);
  return answer;
}
