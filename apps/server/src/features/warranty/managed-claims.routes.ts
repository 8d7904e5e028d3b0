import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../platform/db/types.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { answer, mount } from '../../platform/http/mount.ts';
import { answerList } from '../../platform/lists/answer-list.ts';
import { getListed } from '../../platform/lists/get-listed.ts';
import { listDevices, presentDevice } from '../licensing/list-devices.ts';
import { claimedDevice } from './claimed-device.ts';
import { decideClaim } from './decide-claim.ts';
import { claimsMatching, type ManagedClaimRow } from './managed-claims.repository.ts';
import { presentClaim } from './present-box.ts';

export function mountManagedClaims(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listClaims, async ({ database }, { query }) => {
    const asRead = (row: ManagedClaimRow) => row;
    const source = claimsMatching(query);
    const list = await answerList(database.db, source, query, undefined, asRead);
    const data = await Promise.all(list.data.map((row) => present(database.db, row)));
    return answer(200, { ...list, data });
  });

  mount(app, dependencies, contract.decideClaim, async (context, { params, body }) => {
    await decideClaim(context, params.id, body);
    const { db } = context.database;
    const row = await getListed<ManagedClaimRow>(db, claimsMatching({ id: params.id }));
    return answer(200, await present(db, row));
  });
}

const iso = (moment: string | null) => moment && new Date(moment).toISOString();

async function present(db: Queryable, row: ManagedClaimRow): Promise<contract.ManagedClaim> {
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
