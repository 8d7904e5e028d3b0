// Files on a real S3 server (Ceph's gateway): wrong settings are refused in one sentence, a bucket in
// trouble costs nothing acknowledged and no 500, large files go in parts, and as many small files as
// asked for are saved, listed, read and removed.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { atMachinePace } from '../../scripts/checks/machine-pace.mjs';
import { findPostgresBinaries } from '../../scripts/system/system-programs.mjs';
import { startTemporaryPostgres } from '../../scripts/system/temporary-postgres.mjs';
import { checkProofs } from '../support/crash-rounds.mjs';
import { importSource } from '../support/import-source.mjs';
import { listOrders } from '../support/look-up.mjs';
import { createPatientBuyers } from '../support/patient-buyers.mjs';
import { startPortal } from '../support/portal.mjs';
import { requireProgram } from '../support/require-program.mjs';
import { openShop } from '../support/shop.mjs';
import { openTally, roundsOf } from '../support/tally.mjs';
import { moods, startMoodyProxy } from './s3/moody-proxy.mjs';
import { startRadosgw } from './s3/radosgw.mjs';

const PLATFORM = 'apps/server/src/platform';
const { openFiles } = await importSource(`${PLATFORM}/files/files.ts`);
const { openS3Storage } = await importSource(`${PLATFORM}/files/s3-storage.ts`);

requireProgram('radosgw', '--no-install-recommends radosgw ceph-mon ceph-osd');
const OBJECTS = roundsOf(100_000);
const AT_ONCE = 16;
const REFUSED_WITHIN_MS = atMachinePace(20_000);
const MOOD_MS = 4_000;
const PART = 5 * 1024 * 1024;
const { S3mini } = await import(
  createRequire(new URL('../../apps/server/package.json', import.meta.url)).resolve('s3mini')
);

const tally = openTally('S3');
const folder = mkdtempSync(join(tmpdir(), 'timesync-bucket-'));
const postgres = await startTemporaryPostgres(findPostgresBinaries());
const gateway = await startRadosgw();
const proxy = await startMoodyProxy(gateway.endpoint);
const owner = { accessKeyId: 'kunci', secretAccessKey: 'rahasia-pemilik' };
const reader = { accessKeyId: 'baca', secretAccessKey: 'rahasia-pembaca' };
const right = { endpoint: proxy.url, region: 'default', bucket: 'unggahan', ...owner };
const bucketOf = (name) =>
  new S3mini({ endpoint: `${gateway.endpoint}/${name}`, region: right.region, ...owner });
try {
  gateway.addUser('portal', owner);
  gateway.addReader('portal', reader);
  for (const name of [right.bucket, 'banyak']) await bucketOf(name).createBucket();
  await refuseWrongSettings();
  await sellInTrouble();
  await sendParts();
  await storeMany({ ...right, bucket: 'banyak', endpoint: gateway.endpoint });
} finally {
  proxy.close();
  await gateway.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
tally.report();

function environmentOf(s3) {
  return {
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    S3_ENDPOINT: s3.endpoint,
    S3_REGION: s3.region,
    S3_BUCKET: s3.bucket,
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
  };
}

/** A missing bucket may still be made, so the start waits for it; the others end it. */
async function refuseWrongSettings() {
  const wrong = {
    'wrong key': [{ accessKeyId: 'bukan' }, /cannot be used \(.*InvalidAccessKeyId/],
    'wrong secret': [{ secretAccessKey: 'bukan' }, /cannot be used \(.*SignatureDoesNotMatch/],
    'read-only key': [reader, /cannot be used \(.*AccessDenied/],
    'wrong bucket': [{ bucket: 'bukan' }, /the start waits for the storage/],
  };
  for (const [name, [change, sentence]] of Object.entries(wrong)) {
    const environment = environmentOf({ ...right, ...change });
    const said = await startPortal(environment, { startWithinMs: REFUSED_WITHIN_MS }).then(
      async (portal) => {
        await portal.kill();
        return 'it started';
      },
      ({ message }) => message,
    );
    const shown = said.split('\n').find((line) => sentence.test(line));
    console.log(`S3: ${name}: ${(shown ?? said).slice(0, 200)}`);
    tally.check(shown, `${name}: ${said}`);
  }
}

/** People buy, send proofs and insist while the bucket is in each mood. */
async function sellInTrouble() {
  const portal = await startPortal(environmentOf(right));
  const sql = new pg.Client({ connectionString: postgres.url });
  await sql.connect();
  try {
    const shop = await openShop(portal);
    const buyers = createPatientBuyers(shop, tally);
    const working = buyers.work();
    for (const mood of moods) {
      proxy.mood = mood;
      await pause(MOOD_MS);
      proxy.mood = undefined;
      const { answered } = buyers.figures;
      const isWaiting = () => buyers.figures.answered < answered + 20 && !tally.hasFailed();
      while (isWaiting() && !portal.hasEnded()) await pause(50);
    }
    buyers.end();
    await working;
    await buyers.check(sql);
    await checkProofs(shop, await listOrders(shop.admin), tally);
    const { figures, told } = buyers;
    console.log(
      `S3: ${proxy.troubled} requests in trouble; ${told.orders.size} orders, ${figures.answered} answers, repeated ${JSON.stringify(figures.repeated)}, the longest wait ${figures.longestMs.toFixed(0)} ms`,
    );
  } finally {
    await sql.end();
    await portal.kill();
  }
}

/** Every second part is refused once; then all, and nothing unfinished may stay in the bucket. */
async function sendParts() {
  const storage = await openS3Storage(right, { partSize: PART });
  const bytes = randomBytes(5 * PART + 1);
  const path = join(folder, 'large');
  writeFileSync(path, bytes);
  const seen = new Map();
  const partOf = ({ url }) => Number(new URL(url, right.endpoint).searchParams.get('partNumber'));
  const isFirstTime = (key) => seen.set(key, (seen.get(key) ?? 0) + 1).get(key) === 1;
  proxy.isTroubled = (request) => partOf(request) % 2 === 1 && isFirstTime(partOf(request));
  proxy.mood = '503';
  await storage.putFile('besar', path);
  const stored = Buffer.from(await storage.get('besar'));
  tally.check(stored.equals(bytes), 'the file in parts is another one');
  tally.check(seen.size === 3, `${seen.size} parts were refused`);

  proxy.isTroubled = partOf;
  const isRefused = await storage.putFile('gagal', path).then(
    () => false,
    () => true,
  );
  proxy.mood = undefined;
  const unfinished = JSON.stringify(await bucketOf(right.bucket).listMultipartUploads());
  tally.check(isRefused, 'an upload without its parts was called done');
  tally.check(!unfinished.includes('gagal'), `an unfinished upload stayed: ${unfinished}`);
  tally.check((await storage.find('gagal')) === undefined, 'half a file has a name');
  console.log(`S3: ${seen.size} parts sent again`);
}

async function storeMany(s3) {
  const bucket = await openFiles({ dataDir: folder, s3 });
  const keys = Array.from({ length: OBJECTS }, () => `proofs/${randomUUID()}.webp`);
  const digest = (key) => createHash('sha256').update(key).digest();
  await timed('saved', () => eachOf(keys, (key) => bucket.save(key, digest(key))));
  const found = await timed('listed', () => Array.fromAsync(bucket.list('proofs')));
  tally.check(new Set(found).size === OBJECTS, `${found.length} of ${OBJECTS} were listed`);
  await timed('read', () =>
    eachOf(keys, async (key) => {
      if (!digest(key).equals(await bucket.read(key))) throw new Error(`${key} is another file`);
    }),
  );
  await timed('removed', () => eachOf(keys, (key) => bucket.remove(key)));
  const left = await Array.fromAsync(bucket.list());
  tally.check(left.length === 0, `${left.length} were left`);
}

async function eachOf(keys, work) {
  const waiting = keys.values();
  const walk = async () => {
    for (const key of waiting) {
      await work(key);
      tally.check(true);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, walk));
}

async function timed(what, work) {
  const startedAt = performance.now();
  const result = await work();
  const seconds = (performance.now() - startedAt) / 1000;
  const rate = OBJECTS / seconds;
  console.log(`S3: ${OBJECTS} ${what} in ${seconds.toFixed(1)} s, ${rate.toFixed(0)} a second`);
  return result;
}
