import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../platform/app-error.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { answer, type Context, mount } from '../../../../platform/http/mount.ts';
import { answerList } from '../../../../platform/lists/answer-list.ts';
import {
  findDelivery,
  findInvoice,
  findParcel,
  parcelsMatching,
} from '../../../../reads/parcels.ts';
import { changeAddress } from './change-address.ts';
import { correctParcel } from './correct-parcel.ts';
import { packBox } from './pack-box.ts';
import { presentParcel } from './present-parcel.ts';
import { receiveParcel } from './receive-parcel.ts';
import { recordReturn } from './record-return.ts';
import { sendParcel } from './send-parcel.ts';

const reads = { findInvoice, findParcel };

export function mountManagedParcels(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listParcels, async ({ database }, { query }) =>
    answer(200, await answerList(database.db, parcelsMatching(query), query, presentParcel)),
  );

  mount(app, dependencies, contract.packBox, async (context, { params, body }) => {
    await packBox({ ...context, ...reads }, { parcelId: params.id, ...body });
    return answer(200, await show(context, params.id));
  });

  mount(app, dependencies, contract.sendParcel, async (context, { params, body }) => {
    await sendParcel({ ...context, ...reads }, params.id, body);
    return answer(200, await show(context, params.id));
  });

  mount(app, dependencies, contract.correctParcel, async (context, { params, body }) => {
    await correctParcel({ ...context, ...reads }, params.id, body);
    return answer(200, await show(context, params.id));
  });

  mount(app, dependencies, contract.receiveManagedParcel, async (context, { params }) => {
    await receiveParcel({ ...context, ...reads }, { parcelId: params.id, by: 'admin' });
    return answer(200, await show(context, params.id));
  });

  mount(app, dependencies, contract.recordReturn, async (context, { params, body }) => {
    await recordReturn({ ...context, ...reads }, { parcelId: params.id, ...body });
    return answer(200, await show(context, params.id));
  });

  mount(app, dependencies, contract.changeManagedAddress, async (context, { params, body }) => {
    const { orderId } = await load(context, params.id);
    await changeAddress({ ...context, findDelivery }, { orderId, address: body, by: 'admin' });
    return answer(200, await show(context, params.id));
  });
}

async function load({ database }: Context, id: number) {
  const parcel = await findParcel(database.db, id);
  if (!parcel) throw new AppError('NOT_FOUND', { message: 'Kiriman tidak ditemukan.' });
  return parcel;
}

async function show(context: Context, id: number): Promise<contract.ManagedParcel> {
  return presentParcel(await load(context, id));
}
