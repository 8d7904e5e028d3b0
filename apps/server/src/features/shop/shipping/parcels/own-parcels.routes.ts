import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../platform/app-error.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { type ActorContext, answer, mount } from '../../../../platform/http/mount.ts';
import { findDelivery, findInvoice, findParcel, listParcelsOf } from '../../../../reads/parcels.ts';
import { changeAddress } from './change-address.ts';
import { presentParcel } from './present-parcel.ts';
import { receiveParcel } from './receive-parcel.ts';

export function mountOwnParcels(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.getOwnDelivery, async (context, { params }) =>
    answer(200, await showDelivery(context, params.id)),
  );

  mount(app, dependencies, contract.changeOwnAddress, async (context, { params, body }) => {
    await changeAddress(
      { ...context, findDelivery },
      { orderId: params.id, address: body, by: 'customer' },
    );
    return answer(200, await showDelivery(context, params.id));
  });

  mount(app, dependencies, contract.receiveOwnParcel, async (context, { params }) => {
    const reads = { findInvoice, findParcel };
    await receiveParcel({ ...context, ...reads }, { parcelId: params.id, by: 'customer' });
    const parcel = await findParcel(context.database.db, params.id);
    if (!parcel) throw new AppError('NOT_FOUND');
    return answer(200, presentParcel(parcel));
  });
}

async function showDelivery(
  { actor, database }: ActorContext,
  orderId: number,
): Promise<contract.OwnDelivery> {
  const found = await findDelivery(database.db, { orderId, userId: actor.userId });
  if (!found) throw new AppError('NOT_FOUND', { message: 'Transaksi tidak ditemukan.' });
  const { address, isOpen } = found;
  const parcels = address ? await listParcelsOf(database.db, orderId) : [];
  return { address, mayChangeAddress: isOpen, parcels: parcels.map(presentParcel) };
}
