// The authorisation matrix, made from the contract: every route, called by six kinds of people with
// ids of things that belong to one of them, on a real portal. Then every route that changes something,
// with six sets of headers that a browser on another site can send.
import { randomUUID } from 'node:crypto';
import { makeRequest } from '../hostile-input/make-request.mjs';
import { importSource } from '../support/import-source.mjs';
import { listOperations } from '../support/operations.mjs';
import { openShop, proofForm } from '../support/shop.mjs';
import { openTally } from '../support/tally.mjs';
import { createVisitor } from '../support/visitor.mjs';
import { withPortal } from '../support/with-portal.mjs';

const THEIRS = 'https://jahat.test';
/** Not called by people who may: they end sessions and accounts of the others, or begin hours of work. */
const ENDING =
  /logout|end-others|\/auth\/sessions|^(POST|DELETE|PATCH) \/(profile|admin\/(admins|backups|users\/\{id\}))/;

const contract = await importSource('packages/contract/src/index.ts');
const accessOf = new Map(
  Object.values(contract)
    .filter((one) => one?.method && one.path && one.access)
    .map(({ method, path, access }) => [`${method} ${path.replace(/:(\w+)/g, '{$1}')}`, access]),
);
const matrix = openTally('authorisation matrix');
const crossSite = openTally('requests from other sites');
await withPortal(async (portal) => {
  const { people, known, secrets } = await openPeople(portal);
  const operations = await listOperations(people.visitor);
  const routes = operations
    .map((each) => ({ ...each, name: `${each.method.toUpperCase()} ${each.path}` }))
    .map((each) => ({ ...each, access: accessOf.get(each.name) }))
    .filter(({ access }) => access);
  matrix.check(routes.length === accessOf.size, `${routes.length} of ${accessOf.size} described`);
  for (const headers of foreignHeaders(portal)) await callFromAbroad(routes, people.admin, headers);
  for (const route of routes) await callAsEverybody(route, people, known, secrets);
  const sets = foreignHeaders(portal).length;
  console.log(
    `access: ${routes.length} routes × ${Object.keys(people).length} people, ${routes.filter(isUnsafe).length} unsafe ones × ${sets} sets of headers`,
  );
});
matrix.report();
crossSite.report();

function isUnsafe({ method }) {
  return method !== 'get';
}

/** The owner has an unpaid and a paid order, a licence and a mosque. */
async function openPeople(portal) {
  const { admin, customers, details, accountId, picture } = await openShop(portal);
  const [owner, stranger, member, ended] = customers;
  const { id: mosqueId } = accepted(
    await owner.post('/my-mosques', { name: `Masjid ${randomUUID()}` }),
  );
  const emailOf = async (person) => accepted(await person.get('/auth/profile')).email;
  const invitation = { role: 'pengurus', email: await emailOf(member) };
  const { link } = accepted(await owner.post(`/my-mosques/${mosqueId}/invitations`, invitation));
  const token = link.split('#')[1];
  accepted(await member.post('/my-mosques/join', { token }));
  const place = async () => accepted(await owner.post('/transaction', { details, mosqueId })).id;
  const [unpaid, paid] = [await place(), await place()];
  const form = proofForm({ accountId, picture });
  accepted(await owner.call('POST', `/transaction/${paid}/confirm-payment`, { form }));
  const approved = accepted(
    await admin.post('/admin/transactions/approve', { transactionId: paid }),
  );
  const { licenseKey } = approved.details[0].licenses[0];
  accepted(await ended.post('/auth/logout'));
  return {
    people: { visitor: createVisitor(portal), ended, stranger, member, owner, admin },
    known: { id: [unpaid, paid], memberId: [1], transactionId: [paid], licenseKey: [licenseKey] },
    secrets: [licenseKey, await emailOf(owner), approved.invoiceNumber],
  };
}

async function callAsEverybody({ name, path, method, operation, access }, people, known, secrets) {
  for (const [who, person] of Object.entries(people)) {
    const wanted = wantedOf(access, who);
    if (ENDING.test(name) && !wanted) continue;
    const { address, ...request } = makeRequest(method, path, operation, { wrong: 0, known });
    const answer = await person
      .call(method.toUpperCase(), address, request)
      .catch((error) => ({ status: error.name }));
    const { status, body } = answer;
    const isRight = wanted
      ? status === wanted[0] && body?.code === wanted[1]
      : status !== 500 && !['NOT_SIGNED_IN', 'FORBIDDEN'].includes(body?.code);
    matrix.check(isRight, `${name} by ${who}: ${status} ${JSON.stringify(body)?.slice(0, 200)}`);
    const mayNotSee = ['visitor', 'ended', 'stranger'].includes(who);
    const said = mayNotSee ? String(answer.bytes ?? '') : '';
    const sent = `${address} ${JSON.stringify(request.json ?? '')}`;
    const leaked = secrets.filter((secret) => said.includes(secret) && !sent.includes(secret));
    matrix.check(leaked.length === 0, `${name} tells ${who} ${leaked}`);
  }
}

/** Undefined: the guard lets them pass, and the request itself decides. */
function wantedOf(access, who) {
  if (access === 'public') return undefined;
  if (who === 'visitor' || who === 'ended') return [401, 'NOT_SIGNED_IN'];
  return access === 'admin' && who !== 'admin' ? [403, 'FORBIDDEN'] : undefined;
}

function foreignHeaders({ url }) {
  return [
    { 'sec-fetch-site': 'cross-site', origin: THEIRS },
    { 'sec-fetch-site': 'same-site', origin: 'http://blog.127.0.0.1' },
    { 'sec-fetch-site': 'cross-site', origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: THEIRS, 'content-type': 'application/x-www-form-urlencoded' },
    { origin: `${url}.jahat.test`, 'content-type': 'multipart/form-data; boundary=x' },
  ];
}

async function callFromAbroad(routes, admin, headers) {
  for (const { name, method, path } of routes.filter(isUnsafe)) {
    const address = path.replace(/\{\w+\}/g, '1');
    const { status, body } = await admin.call(method.toUpperCase(), address, { headers });
    const isRight = status === 403 && body?.code === 'FOREIGN_ORIGIN';
    crossSite.check(isRight, `${name} ${JSON.stringify(headers)}: ${status} ${body?.code}`);
  }
}

function accepted({ ok, status, body }) {
  if (!ok) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
