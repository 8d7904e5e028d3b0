import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { answer, type Context, mount } from '../../../platform/http/mount.ts';
import { changeAddress } from './change-address.ts';
import { findParcel, listParcelsOf } from './load-parcel.repository.ts';
import { findOwnAddress } from './order-address.repository.ts';
import { presentParcel } from './present-parcel.ts';
import { receiveParcel } from './receive-parcel.ts';

export function mountOwnParcels(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.getOwnDelivery, async (context, { params }) =>
    answer(200, await showDelivery(context, params.id)),
  );

  mount(app, dependencies, contract.changeOwnAddress, async (context, { params, body }) => {
    await changeAddress(context, { orderId: params.id, address: body, by: 'customer' });
    return answer(200, await showDelivery(context, params.id));
  });

  mount(app, dependencies, contract.receiveOwnParcel, async (context, { params }) => {
    await receiveParcel(context, { parcelId: params.id, by: 'customer' });
    const parcel = await findParcel(context.database.db, params.id);
    if (!parcel) throw new AppError('NOT_FOUND');
    return answer(200, presentParcel(parcel));
  });
}

async function showDelivery(
  { actor, database }: Context & { actor: Actor },
  orderId: number,
): Promise<contract.OwnDelivery> {
  const found = await findOwnAddress(database.db, orderId, actor.userId);
  if (!found) throw new AppError('NOT_FOUND', { message: 'Transaksi tidak ditemukan.' });
  const { address, isOpen } = found;
  const parcels = address ? await listParcelsOf(database.db, orderId) : [];
  return { address, mayChangeAddress: isOpen, parcels: parcels.map(presentParcel) };
}
