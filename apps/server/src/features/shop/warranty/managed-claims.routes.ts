import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import { claimsMatching, findBox, listClaims, type ShownClaim } from '../../../reads/boxes.ts';
import { listDevices, presentDevice } from '../../licenses/licensing/list-devices.ts';
import { claimedDevice } from './claimed-device.ts';
import { decideClaim } from './decide-claim.ts';
import { presentClaim } from './present-box.ts';

export function mountManagedClaims(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listClaims, async ({ database }, { query }) => {
    const asRead = (row: ShownClaim) => row;
    const source = claimsMatching(query);
    const list = await answerList(database.db, source, query, asRead);
    const data = await Promise.all(list.data.map((row) => present(database.db, row)));
    return answer(200, { ...list, data });
  });

  mount(app, dependencies, contract.decideClaim, async (context, { params, body }) => {
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
