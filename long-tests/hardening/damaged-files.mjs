// Right forms with damaged files, to every upload route: pictures and statements with bytes changed,
// cut out, doubled or inserted. None may end in a 5xx but "busy", and the portal must still serve.
import { createRequire } from 'node:module';
import { makeRequest } from '../hostile-input/make-request.mjs';
import { pick } from '../hostile-input/values.mjs';
import { listOperations } from '../support/operations.mjs';
import { becomesReady } from '../support/portal.mjs';
import { openShop } from '../support/shop.mjs';
import { openTally, roundsOf } from '../support/tally.mjs';
import { withPortal } from '../support/with-portal.mjs';

const FILES = roundsOf(10_000);
/** More of one person are refused. */
const AT_ONCE = 2;
const sharp = createRequire(new URL('../../apps/server/package.json', import.meta.url))('sharp');

const tally = openTally('damaged files');
const statuses = {};
await withPortal(async (portal) => {
  const shop = await openShop(portal);
  const { admin, customers, details, accountId, picture } = shop;
  const { id } = (await customers[0].post('/transaction', { details })).body;
  const known = { id: [id], paymentAccountId: [accountId], year: [2026], userId: [2] };
  const originals = await makeFiles(picture);
  const routes = (await listOperations(admin)).filter(
    ({ operation }) => operation.requestBody?.content['multipart/form-data'],
  );
  let left = FILES;
  const send = async () => {
    while (left > 0 && !portal.hasEnded()) {
      left -= 1;
      const { path, operation } = routes[left % routes.length];
      const person = path.startsWith('/admin') ? admin : customers[0];
      const file = () => damage(pick(originals));
      const { address, ...request } = makeRequest('post', path, operation, {
        wrong: 0,
        known,
        file,
      });
      const { status, body } = await person
        .call('POST', address, request)
        .catch((error) => ({ status: `no answer: ${error.cause?.code ?? error.message}` }));
      statuses[status] = (statuses[status] ?? 0) + 1;
      tally.check(status < 500 || status === 503, `${status} ${path} ${JSON.stringify(body)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  console.log(`damaged files: ${routes.length} routes, ${JSON.stringify(statuses)}`);
  tally.check(await becomesReady(portal), 'the portal does not serve any more');
});
tally.report();

async function makeFiles(picture) {
  const formats = ['png', 'jpeg', 'webp', 'gif', 'tiff', 'avif'];
  const pictures = formats.map((format) => sharp(picture).toFormat(format).toBuffer());
  const statement =
    'Tanggal,Keterangan,Jumlah,Saldo\r\n01/11/2026,TRANSFER MASJID,"350.123,00 CR",1\r\n';
  const customers = 'nama,email,whatsapp,kunci\r\nMasjid,a@b.id,081234567890,TV-1\r\n';
  return [...(await Promise.all(pictures)), Buffer.from(statement), Buffer.from(customers)];
}

/** One to eight places; the head is hit more often than the rest. */
function damage(original) {
  let bytes = Buffer.from(original);
  for (let count = pick([1, 2, 4, 8]); count > 0; count -= 1) {
    const at = Math.floor(Math.random() ** pick([1, 3]) * bytes.length);
    const length = pick([1, 2, 16, 256]);
    const changes = {
      change: () =>
        bytes.fill(Math.floor(Math.random() * 256), at, Math.min(at + length, bytes.length)),
      cut: () => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]),
      end: () => bytes.subarray(0, at + 1),
      double: () => Buffer.concat([bytes.subarray(0, at + length), bytes.subarray(at)]),
      insert: () =>
        Buffer.concat([bytes.subarray(0, at), Buffer.alloc(length, 0xff), bytes.subarray(at)]),
    };
    bytes = Buffer.from(changes[pick(['change', 'change', 'cut', 'end', 'double', 'insert'])]());
  }
  return bytes;
}
