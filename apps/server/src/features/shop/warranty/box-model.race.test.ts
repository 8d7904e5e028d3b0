// Random lives of a box against a model: the answer to each step, and the state afterwards.
import { expect, it } from 'vitest';
import { roundsOf } from '../../../../test/rounds.ts';
import { newSerial, openBoxShop } from '../../../../test/shops/box-shop.ts';

const LIVES = roundsOf(20, { share: 0.2 });
const STEPS = 14;
const shop = await openBoxShop();

type Parcel = 'none' | 'to_send' | 'sent' | 'received' | 'return_expected' | 'returned';
type Claim = 'none' | 'open' | 'asked' | 'accepted' | 'refused' | 'withdrawn';

interface Model {
  isPaid: boolean;
  bought: Parcel;
  replacement: Parcel;
  claim: Claim;
}

const isUndecided = ({ claim }: Model) => claim === 'open' || claim === 'asked';
const hasLeft = (parcel: Parcel) => parcel === 'sent' || parcel === 'received';
const afterRefund = (parcel: Parcel): Parcel =>
  hasLeft(parcel) ? 'return_expected' : parcel === 'to_send' ? 'none' : parcel;

type Step = { may: (model: Model) => boolean; after: (model: Model) => Partial<Model> };
const parcelSteps = (which: 'bought' | 'replacement') => ({
  send: { may: (m: Model) => m[which] === 'to_send', after: () => ({ [which]: 'sent' }) },
  // A second call is allowed.
  receive: { may: (m: Model) => hasLeft(m[which]), after: () => ({ [which]: 'received' }) },
  return: {
    may: (m: Model) => m[which] === 'return_expected',
    after: () => ({ [which]: 'returned' }),
  },
});

const steps = {
  'send bought': parcelSteps('bought').send,
  'receive bought': parcelSteps('bought').receive,
  'return bought': parcelSteps('bought').return,
  'send replacement': parcelSteps('replacement').send,
  'receive replacement': parcelSteps('replacement').receive,
  'return replacement': parcelSteps('replacement').return,
  claim: {
    may: (m) => m.isPaid && hasLeft(m.bought) && !isUndecided(m) && m.claim !== 'accepted',
    after: () => ({ claim: 'open' }),
  },
  ask: { may: isUndecided, after: () => ({ claim: 'asked' }) },
  answer: { may: (m) => m.claim === 'asked', after: () => ({ claim: 'open' }) },
  accept: {
    may: (m) => m.isPaid && isUndecided(m),
    after: () => ({ claim: 'accepted', replacement: 'to_send' }),
  },
  refuse: { may: isUndecided, after: () => ({ claim: 'refused' }) },
  refund: {
    may: (m) => m.isPaid,
    after: (m) => ({
      isPaid: false,
      bought: afterRefund(m.bought),
      replacement: afterRefund(m.replacement),
      claim: isUndecided(m) ? 'withdrawn' : m.claim,
    }),
  },
} satisfies Record<string, Step>;
type StepName = keyof typeof steps;
const names = Object.keys(steps) as StepName[];
const draw = <T>(from: readonly T[]): T => from[Math.floor(Math.random() * from.length)] as T;

/**
 * Mostly allowed steps, otherwise few lives get far; refunds end most of a life, so they are rare.
 */
function drawStep(model: Model): StepName {
  if (Math.random() < 0.05) return 'refund';
  const others = names.filter((name) => name !== 'refund');
  const allowed = others.filter((name) => steps[name].may(model));
  return draw(Math.random() < 0.6 && allowed.length > 0 ? allowed : others);
}

it(`follows the model through ${LIVES} random lives`, async () => {
  for (let life = 0; life < LIVES; life += 1) await live();
});

async function live(): Promise<void> {
  const orderId = await shop.orderBox();
  await shop.pay(orderId);
  let model: Model = { isPaid: true, bought: 'to_send', replacement: 'none', claim: 'none' };
  let seen = await look(orderId);
  const path: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const name = drawStep(model);
    path.push(name);
    const { may, after } = steps[name] as Step;
    const isExpected = may(model);
    const { statusCode } = await take(name, orderId, seen);
    expect({ path, isDone: statusCode < 300 }).toEqual({ path, isDone: isExpected });
    expect(statusCode).toBeLessThan(500);
    if (isExpected) model = { ...model, ...after(model) };
    seen = await look(orderId);
    expect({ path, ...seen.model }).toEqual({ path, ...model });
  }
  const [box] = await shop.listBoxes(seen.lineId);
  // Produk Saya shows the same state.
  if (box) expect(box.warranty.state === 'used').toBe(model.claim === 'accepted');
}

const NOWHERE = 999_999;
type OptionalId = 'boughtId' | 'replacementId' | 'claimId' | 'boxId';

async function look(orderId: number) {
  const { rows } = await shop.test.database.pool.query(
    `select o.status = 'paid' as "isPaid", line.id as "lineId",
       bought.id as "boughtId", bought.status as bought,
       replacement.id as "replacementId", replacement.status as replacement,
       claim.id as "claimId", claim.status as claim,
       (select max(box.id) from box_units box where box.order_line_id = line.id) as "boxId"
     from orders o join order_lines line on line.order_id = o.id
     left join parcels bought on bought.order_id = o.id and bought.claim_id is null
     left join parcels replacement on replacement.order_id = o.id and replacement.claim_id is not null
     left join lateral (select c.* from warranty_claims c join box_units box on box.id = c.box_unit_id
       where box.order_line_id = line.id order by c.id desc limit 1) claim on true
     where o.id = $1`,
    [orderId],
  );
  const { isPaid, bought, replacement, claim, ...ids } = rows[0];
  const model: Model = {
    isPaid,
    bought: bought ?? 'none',
    replacement: replacement ?? 'none',
    claim: claim ?? 'none',
  };
  return { model, ...(ids as Record<'lineId', number> & Record<OptionalId, number | null>) };
}

async function take(name: StepName, orderId: number, seen: Awaited<ReturnType<typeof look>>) {
  const { admin, customer } = shop.people;
  const [verb, which] = name.split(' ') as [string, 'bought' | 'replacement' | undefined];
  if (which) {
    const id = seen[`${which}Id`] ?? NOWHERE;
    if (verb === 'receive') return customer.browser.post(`/my-parcels/${id}/receive`);
    if (verb === 'return') {
      return admin.browser.post(`/admin/parcels/${id}/return`, { isRestocked: false });
    }
    const units = [{ orderLineId: seen.lineId, unitIndex: 1, serial: newSerial() }];
    const body = { courier: 'JNE', trackingNumber: null, units };
    return admin.browser.post(`/admin/parcels/${id}/send`, body);
  }
  if (name === 'refund') return shop.refund(orderId);
  if (name === 'claim') return shop.claim(seen.boxId ?? NOWHERE);
  const claimId = seen.claimId ?? NOWHERE;
  if (name === 'answer') {
    return customer.browser.post(`/my-claims/${claimId}/answer`, { answer: 'Mati total' });
  }
  const refusal = name === 'refuse' ? { refusal: 'installation' } : {};
  return shop.decide(claimId, { decision: name, note: 'Kata admin', ...refusal });
}
