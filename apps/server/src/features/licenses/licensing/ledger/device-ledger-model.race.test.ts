// T68: random lives of licences against a model of the rule. Several run concurrently, hence on
// PostgreSQL.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { signInAs } from '../../../../../test/people.ts';
import { LedgerModel, PURCHASED_AT } from '../../../../../test/random-lives/ledger-model.ts';
import { seededRandom } from '../../../../../test/random-lives/seeded-random.ts';
import { roundsOf } from '../../../../../test/rounds.ts';
import { createProduct } from '../../../../../test/shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import type { ActorContext, Context } from '../../../../platform/http/mount.ts';
import { findShownLicense } from '../../../../reads/licenses.ts';
import { activateLicense } from '../activate-license.ts';
import { type DeviceId, presentDeviceId, toDeviceId } from '../device-id.ts';
import { generateLicenseKeys } from '../issuing/generate-license-keys.ts';
import { insertGifts, updateLicense } from '../licenses.repository.ts';
import { activations, transfers } from '../licensing.schema.ts';
import { findLicense } from '../load-license.repository.ts';
import { actOnLicense } from '../managed/act-on-license.ts';
import { presentOwnLicense } from '../present-license.ts';
import { releaseByDevice } from '../releasing/release-by-device.ts';
import { releaseByOwner } from '../releasing/release-by-owner.ts';
import { decideTransfer } from '../transfers/decide-transfer.ts';
import { countDevice } from './count-device.ts';
import { movesUsed } from './device-ledger.ts';

const ALL_LIVES = 1_000;
const LIVES = roundsOf(ALL_LIVES, { share: 0.08 });
const AT_ONCE = 8;
const HOUR = 3_600_000;
/** The lives are interleaved, so each has its own random numbers. */
const seed = Number(process.env.TEST_SEED);
const devices = [1, 2, 3, 4, 5, 6, 7].map((each) => toDeviceId(new Uint8Array(10).fill(each)));
/** Signing is not what is tried here. */
const signer = { sign: async () => 'JM1-MODEL' };

// The likelier steps move licences; the others are there to be refused.
const always = ['bind', 'release', 'letGo', 'takeBack', 'count', 'wait', 'allowMove'] as const;
const whileHeld = [...always, 'letGo', 'letGo', 'release', 'transfer', 'transfer'] as const;
const whileFree = [...always, 'bind', 'bind', 'bind', 'bind', 'bind', 'wait', 'transfer'] as const;

/** The answers to binding, over all lives. */
const bound = new Set<string>();
const test = await createTestApp();
const admin = await signInAs(test, 'admin');
const customer = await signInAs(test);
// Which devices the prefix of the keys allows.
await createProduct(test, { variants: [{ name: 'Untuk TV', init: 'TV', price: 1000 }] });

it(`follows the model through ${LIVES} random lives, TEST_SEED=${seed}`, async () => {
  const keys = generateLicenseKeys('TV', LIVES);
  let next = 0;
  const liveOn = async () => {
    for (let life = next++; life < LIVES; life = next++) {
      const key = keys[life] ?? '';
      await test.database.transaction((tx) => live(tx, key, seed + life));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, liveOn));
  // Every answer of the rule was met, or the lives are too tame. The rarest comes once in twenty.
  const answers = ['LICENSE_IN_USE', 'MOVES_TOO_LATE', 'MOVES_USED_UP', 'MOVE_NEEDS_PROOF', 'ok'];
  if (LIVES === ALL_LIVES) expect([...bound].toSorted()).toEqual(answers);
});

/** One transaction for a whole life: refusals come before any writing, and commits take time. */
async function live(db: Tx, licenseKey: string, lifeSeed: number): Promise<void> {
  const random = seededRandom(lifeSeed);
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
  const gift = { licenseKey, init: 'TV', userId: customer.user.id, issuedAt: PURCHASED_AT };
  const [inserted] = await insertGifts(db, [{ ...gift, productName: 'Jam Masjid' }]);
  const id = inserted?.id ?? 0;
  const earlier = devices.slice(0, Math.floor(random() * 6));
  await insertEarlier(db, id, earlier);
  const model = new LedgerModel(earlier);
  const context = contextOf(db, model);
  const reason = 'Model';
  let releaseSecret = '';

  const steps = {
    async bind() {
      const device = pick(devices);
      const request = { license: { licenseKey }, device: { id: device, type: 'tvbox' } };
      const found = await codeOf(async () => {
        const activated = await activateLicense({ ...context, actor: undefined }, signer, request);
        releaseSecret = activated.releaseSecret ?? releaseSecret;
      });
      bound.add(found);
      return [found, model.bind(device)];
    },
    async letGo() {
      if (!model.held) return [];
      const proof = { deviceId: model.held as DeviceId, licenseKey, releaseSecret };
      return [await codeOf(() => releaseByDevice(context, proof)), model.letGo()];
    },
    async release() {
      const action = { licenseId: id, action: 'release' as const, reason };
      return [await codeOf(() => actOnLicense(context, action)), model.release()];
    },
    async transfer() {
      const shown = await findShownLicense(db, { id });
      if (!shown) throw new Error('The licence is there');
      const { obstacle } = presentOwnLicense(shown, context.clock.now()).transfers;
      expect(obstacle).toBe(model.transferObstacle());
      if (obstacle || !shown.lastHolding) return [];
      const requestedAt = context.clock.now();
      const [asked] = await db
        .insert(transfers)
        .values({
          ...{ licenseId: id, activationId: shown.lastHolding.activationId, note: reason },
          ...{ evidence: [randomUUID()], requestedAt },
        })
        .returning({ id: transfers.id });
      model.now += pick([0, 30 * HOUR]);
      const isCounted = random() < 0.7;
      const decision = { transferId: asked?.id ?? 0, decision: 'approve' as const, isCounted };
      const found = await codeOf(() => decideTransfer(context, { ...decision, note: reason }));
      return [found, model.approve(requestedAt.getTime(), isCounted)];
    },
    async count() {
      const device = pick(devices);
      const isCounted = random() < 0.4;
      const mark = { licenseId: id, deviceId: presentDeviceId(device), isCounted, reason };
      return [await codeOf(() => countDevice(context, mark)), model.count(device, isCounted)];
    },
    async allowMove() {
      const action = { licenseId: id, action: 'allowMove' as const, reason };
      return [await codeOf(() => actOnLicense(context, action)), model.allowMove()];
    },
    async takeBack() {
      const owner = { ...context.actor, userId: customer.user.id };
      const found = await codeOf(() => releaseByOwner({ ...context, actor: owner }, id));
      return [found, model.takeBack()];
    },
    async wait() {
      model.now += pick([1, 23, 24, 25, 24 * 400, 24 * 1_100]) * HOUR;
      return [];
    },
  };
  const taken: string[] = [];
  for (let step = 0; step < 8; step += 1) {
    const name = pick(model.held ? whileHeld : whileFree);
    const [found, expected] = await steps[name]();
    taken.push(`${name} ${found ?? ''}`);
    expect(found, `life ${lifeSeed}: ${taken.join(', ')}`).toBe(expected);
  }
  const license = await findLicense(db, { id });
  const seen = { moves: movesUsed(license?.holders ?? []), held: license?.activation?.deviceId };
  const wanted = { moves: model.moves, held: model.held };
  expect(seen, `life ${lifeSeed}: ${taken.join(', ')}`).toEqual(wanted);
}

async function insertEarlier(db: Tx, licenseId: number, earlier: DeviceId[]): Promise<void> {
  if (earlier.length === 0) return;
  await updateLicense(db, licenseId, { firstActivatedAt: PURCHASED_AT });
  const over = {
    licenseId,
    deviceType: 'tvbox',
    activatedAt: PURCHASED_AT,
    releasedAt: PURCHASED_AT,
  };
  const rows = earlier.map((device, index) => ({
    ...over,
    deviceId: device,
    sequence: index + 1,
  }));
  await db.insert(activations).values(rows);
}

function contextOf(db: Tx, model: LedgerModel): ActorContext {
  const actor = { userId: admin.user.id, role: 'admin', adminRole: 'pemilik' } as Actor;
  const clock = { now: () => new Date(model.now) };
  const database = { db, transaction: <T>(work: (tx: Tx) => Promise<T>) => work(db) };
  return {
    ...test.dependencies,
    database,
    clock,
    actor,
    requestId: 'model',
  } as unknown as Context & {
    actor: Actor;
  };
}

async function codeOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
    return 'ok';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
