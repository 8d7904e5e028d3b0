import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, type Context, mount } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import { changeAddress } from './change-address.ts';
import { correctParcel } from './correct-parcel.ts';
import { findParcel, type ParcelRow, parcelsMatching } from './load-parcel.repository.ts';
import { packBox } from './pack-box.ts';
import { presentParcel } from './present-parcel.ts';
import { receiveParcel } from './receive-parcel.ts';
import { recordReturn } from './record-return.ts';
import { sendParcel } from './send-parcel.ts';

export function mountManagedParcels(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listParcels, async ({ database }, { query }) =>
    answer(
      200,
      await answerList(database.db, parcelsMatching(query), query, undefined, presentParcel),
    ),
  );

  mount(app, dependencies, contract.packBox, async (context, { params, body }) => {
    await packBox(context, { parcelId: params.id, ...body });
    return answer(200, await show(context, params.id));
  });

  mount(app, dependencies, contract.sendParcel, async (context, { params, body }) => {
    await sendParcel(context, params.id, body);
    return answer(200, await show(context, params.id));
  });

  mount(app, dependencies, contract.correctParcel, async (context, { params, body }) => {
    await correctParcel(context, params.id, body);
    return answer(200, await show(context, params.id));
  });

  mount(app, dependencies, contract.receiveManagedParcel, async (context, { params }) => {
    await receiveParcel(context, { parcelId: params.id, by: 'admin' });
    return answer(200, await show(context, params.id));
  });

  mount(app, dependencies, contract.recordReturn, async (context, { params, body }) => {
    await recordReturn(context, { parcelId: params.id, ...body });
    return answer(200, await show(context, params.id));
  });

  mount(app, dependencies, contract.changeManagedAddress, async (context, { params, body }) => {
    const { orderId } = await load(context, params.id);
    await changeAddress(context, { orderId, address: body, by: 'admin' });
    return answer(200, await show(context, params.id));
  });
}

async function load({ database }: Context, id: number): Promise<ParcelRow> {
  const parcel = await findParcel(database.db, id);
  if (!parcel) throw new AppError('NOT_FOUND', { message: 'Kiriman tidak ditemukan.' });
  return parcel;
}

async function show(context: Context, id: number): Promise<contract.ManagedParcel> {
  return presentParcel(await load(context, id));
}
