import * as contract from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import { answer, type Context, type Server } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import {
  claimsMatching,
  findBox,
  findBoxOfClaim,
  findBySerial,
  isClaimPhotoOf,
  listClaims,
  listOwnBoxes,
  type ShownClaim,
} from '../../../reads/boxes.ts';
import { listDevices, presentDevice } from '../../licenses/licensing/list-devices.ts';
import type { BoxRow, ClaimRow } from './box-row.ts';
import { claimPhotos } from './claim-photos.ts';
import { addClaimPhoto, answerClaim, claimWarranty, mayClaim } from './claim-warranty.ts';
import { claimedDevice } from './claimed-device.ts';
import { decideClaim } from './decide-claim.ts';

export function mountWarranty(server: Server): void {
  mountManagedClaims(server);
  mountOwnBoxes(server);
}

function mountManagedClaims({ mount }: Server): void {
  mount(contract.listClaims, async ({ database }, { query }) => {
    const asRead = (row: ShownClaim) => row;
    const source = claimsMatching(query);
    const list = await answerList(database.db, source, query, asRead);
    const data = await Promise.all(list.data.map((row) => present(database.db, row)));
    return answer(200, { ...list, data });
  });

  mount(contract.decideClaim, async (context, { params, body }) => {
    await decideClaim({ ...context, findBox }, params.id, body);
    const { db } = context.database;
    const [row] = await listClaims(db, [params.id]);
    if (!row) throw new AppError('NOT_FOUND');
    return answer(200, await present(db, row));
  });
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

async function present(db: Queryable, row: ShownClaim): Promise<contract.ManagedClaim> {
  const { claim, licenseId, mosqueId, order, earlier, ...rest } = row;
  const devices = await listDevices(db, { userId: rest.owner.id, mosqueId });
  const box = { serial: rest.serial, licenseId };
  const broken = claimedDevice({ box, named: claim.deviceId, devices });
  return {
    ...rest,
    ...presentClaim(claim),
    order: { ...order, paidAt: iso(order.paidAt) },
    devices: devices.map((device) => ({
      ...presentDevice(device),
      movesUsed: device.movesUsed,
    })),
    deviceId: broken ? presentDevice(broken).deviceId : null,
    isDeviceUnclear: broken === undefined,
    earlier: earlier.map((each) => ({ ...each, decidedAt: iso(each.decidedAt) })),
  };
}

function mountOwnBoxes({ app, dependencies, mount }: Server): void {
  claimPhotos.mount(app, dependencies, isClaimPhotoOf);

  mount(contract.listOwnBoxes, async ({ actor, clock, database }, { params }) => {
    const line = { userId: actor.userId, orderLineId: params.id };
    const boxes = await listOwnBoxes(database.db, line);
    if (!boxes) throw new AppError('NOT_FOUND', { message: 'Produk tidak ditemukan.' });
    const devices = await listDevices(database.db, { userId: actor.userId });
    const data = boxes.map((box) => presentBox(box, clock.now()));
    return answer(200, { data, devices: devices.map(presentDevice) });
  });

  mount(contract.claimWarranty, async (context, { params, body, file }) => {
    const { reason, deviceId } = body;
    await claimWarranty(
      { ...context, findBox },
      { boxId: params.id, reason, deviceId, picture: file.bytes },
    );
    const own = { id: params.id, userId: context.actor.userId };
    const box = await findBox(context.database.db, own);
    return answer(201, show(context, box));
  });

  mount(contract.addClaimPhoto, async (context, { params, file }) => {
    await addClaimPhoto({ ...context, findBox }, { claimId: params.id, picture: file.bytes });
    return answer(201, show(context, await findBoxOfClaim(context.database.db, params.id)));
  });

  mount(contract.answerClaim, async (context, { params, body }) => {
    await answerClaim({ ...context, findBox }, { claimId: params.id, answer: body.answer });
    return answer(200, show(context, await findBoxOfClaim(context.database.db, params.id)));
  });

  mount(contract.checkSerial, async (context, { body }) => {
    await context.limits.spend('licenseChecksPerAddress', networkKey(context.client.address));
    const box = await findBySerial(context.database.db, body.serial);
    if (!box) throw new AppError('SERIAL_UNKNOWN', { field: 'serial' });
    const { product, until, isReplaced } = box;
    const state = box.isPaid ? contract.warrantyStateOf(box, context.clock.now()) : 'none';
    return answer(200, { product, state, until: state === 'none' ? null : until, isReplaced });
  });
}

function show({ clock }: Context, box: BoxRow | undefined): contract.OwnBox {
  if (!box) throw new AppError('NOT_FOUND', { message: 'Box tidak ditemukan.' });
  return presentBox(box, clock.now());
}

function presentClaim({ deviceId: _deviceId, ...claim }: ClaimRow): contract.OwnClaim {
  return {
    ...claim,
    photos: claim.photos.map(claimPhotos.url),
    requestedAt: claim.requestedAt.toISOString(),
    decidedAt: claim.decidedAt?.toISOString() ?? null,
  };
}

function presentBox(box: BoxRow, now: Date): contract.OwnBox {
  const { id, serial, replacesSerial, until, claim } = box;
  return {
    id,
    serial,
    replacesSerial,
    warranty: { state: contract.warrantyStateOf(box, now), until },
    claim: claim && presentClaim(claim),
    mayClaim: mayClaim(box, now),
  };
}
