// Hostile input, made from the portal's OpenAPI description: every operation gets thousands of
// requests that no page of ours would send, from a visitor, a customer and an admin each. None may
// end in a 5xx but "busy", every answer is as the description says, and the portal must still serve
// afterwards.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFault } from '../hostile-input/check-answer.mjs';
import { makeRequest } from '../hostile-input/make-request.mjs';
import { listOperations } from '../support/operations.mjs';
import { ADMIN, becomesReady, startPortal } from '../support/portal.mjs';
import { openTally, roundsOf } from '../support/tally.mjs';
import { createVisitor } from '../support/visitor.mjs';

const EACH = roundsOf(5_000);
const AT_ONCE = 8;
/** Busy, and a page or a mail server of somebody else that does not answer. */
const MAY_FAIL = [502, 503];
/** Each costs 64 MB of hashing; a full queue answers 503, which is correct but tests nothing. */
const SLOW =
  /^\/auth\/(login|register|reset-password)$|^\/profile|^\/admin\/users|^\/public\/sales-page$/;

const folder = mkdtempSync(join(tmpdir(), 'timesync-hostile-'));
const portal = await startPortal({ DATA_DIR: folder });
const tally = openTally('hostile input');
const statuses = {};
try {
  const people = [createVisitor(portal), createVisitor(portal), createVisitor(portal)];
  await people[1].register(`${randomUUID()}@long.test`);
  await people[2].signIn(ADMIN);
  const operations = await listOperations(people[0]);
  for (const each of operations) await attack(each, people);
  const count = operations.length;
  console.log(
    `hostile input: ${count} operations × ${people.length} × ${EACH}, ${JSON.stringify(statuses)}`,
  );
  tally.check(await becomesReady(portal), 'the portal does not serve any more');
} finally {
  await portal.kill();
  rmSync(folder, { recursive: true, force: true });
}
tally.report();

async function attack({ path, method, operation }, people) {
  let left = EACH * people.length;
  const atOnce = SLOW.test(path) ? 2 : AT_ONCE;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const { address, ...request } = makeRequest(method, path, operation);
      // The session must not end itself: later requests would only be "not signed in".
      const isOwnEnd = /logout|\/auth\/sessions|\/profile/.test(path);
      const person = people[isOwnEnd ? 0 : left % people.length];
      const answer = await person
        .call(method.toUpperCase(), address, request)
        .catch((error) => ({ status: `${error.name} ${error.cause?.code ?? error.message}` }));
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      const isServed = answer.status < 500 || MAY_FAIL.includes(answer.status);
      const fault = isServed ? findFault(operation, answer) : 'failed';
      const sent = JSON.stringify(request.json ?? request.form ?? '')?.slice(0, 200);
      const what = `${answer.status} ${method} ${address.slice(0, 120)} ${sent}`;
      tally.check(!fault, `${fault}: ${what} ${JSON.stringify(answer.body)?.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
