import * as contract from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import { sendPdf } from '../../../platform/http/answers/send-pdf.ts';
import {
  type ActorContext,
  answer,
  type Context,
  type Server,
} from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import {
  findDelivery,
  findInvoice,
  findParcel,
  listParcelsOf,
  parcelsMatching,
} from '../../../reads/parcels.ts';
import { presentDeviceId } from '../../licenses/licensing/device-id.ts';
import { findPostcode } from './find-postcode.ts';
import { parcelLabel } from './label/parcel-label.ts';
import { changeAddress } from './parcels/change-address.ts';
import { correctParcel } from './parcels/correct-parcel.ts';
import { packBox } from './parcels/pack-box.ts';
import type { LoadedUnit, ParcelContext, ParcelRow } from './parcels/parcel-row.ts';
import { receiveParcel, recordReturn } from './parcels/receive-parcel.ts';
import { sendParcel } from './parcels/send-parcel.ts';
import { findRegions } from './regions/find-regions.ts';
import { setShippingRate } from './set-shipping-rate.ts';
import { listRates, readShippingOffer } from './shipping-prices.ts';

/** The ministry's list changes about once a year. */
const ONE_DAY = 'public, max-age=86400';

export function mountShipping(server: Server): void {
  const { mount } = server;
  mountParcelLabel(server);
  mountManagedParcels(server);
  mountOwnParcels(server);
  mount(contract.getShippingOffer, async (context) =>
    answer(200, await readShippingOffer(context, context.actor.userId)),
  );

  mount(contract.findPostcode, async (context, { query }) =>
    answer(200, { postcode: await findPostcode(context, query) }),
  );

  mount(contract.getCustomerShippingOffer, async (context, { params }) =>
    answer(200, await readShippingOffer(context, params.id)),
  );

  mount(contract.listShippingRates, async ({ database }) =>
    answer(200, { rates: await listRates(database.db) }),
  );

  mount(contract.setShippingRate, async (context, { body }) =>
    answer(200, { rates: await setShippingRate(context, body) }),
  );

  mount(contract.findRegions, async (_context, { query }, { reply }) => {
    reply.header('cache-control', ONE_DAY);
    return answer(200, { regions: await findRegions(query.level, query.name) });
  });
}

const reads = { findInvoice, findParcel };

function mountManagedParcels({ mount }: Server): void {
  mount(contract.listParcels, async ({ database }, { query }) =>
    answer(200, await answerList(database.db, parcelsMatching(query), query, presentParcel)),
  );

  mount(contract.packBox, (context, { params, body }) =>
    changed(context, params.id, body, packBox),
  );
  mount(contract.sendParcel, (context, { params, body }) =>
    changed(context, params.id, body, sendParcel),
  );
  mount(contract.correctParcel, (context, { params, body }) =>
    changed(context, params.id, body, correctParcel),
  );
  mount(contract.receiveManagedParcel, (context, { params }) =>
    changed(context, params.id, { by: 'admin' as const }, receiveParcel),
  );
  mount(contract.recordReturn, (context, { params, body }) =>
    changed(context, params.id, body, recordReturn),
  );

  mount(contract.changeManagedAddress, async (context, { params, body }) => {
    const { orderId } = await load(context, params.id);
    await changeAddress({ ...context, findDelivery }, { orderId, address: body, by: 'admin' });
    return answer(200, presentParcel(await load(context, params.id)));
  });
}

/** Does it, and answers with the parcel as it is then. */
async function changed<Change>(
  context: ActorContext,
  id: number,
  change: Change,
  act: (context: ParcelContext, id: number, change: Change) => Promise<void>,
) {
  await act({ ...context, ...reads }, id, change);
  return answer(200, presentParcel(await load(context, id)));
}

async function load({ database }: Pick<Context, 'database'>, id: number) {
  const parcel = await findParcel(database.db, id);
  if (!parcel) throw new AppError('NOT_FOUND', { message: 'Kiriman tidak ditemukan.' });
  return parcel;
}

function mountOwnParcels({ mount }: Server): void {
  mount(contract.getOwnDelivery, async (context, { params }) =>
    answer(200, await showDelivery(context, params.id)),
  );

  mount(contract.changeOwnAddress, async (context, { params, body }) => {
    await changeAddress(
      { ...context, findDelivery },
      { orderId: params.id, address: body, by: 'customer' },
    );
    return answer(200, await showDelivery(context, params.id));
  });

  mount(contract.receiveOwnParcel, (context, { params }) =>
    changed(context, params.id, { by: 'customer' as const }, receiveParcel),
  );
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

function mountParcelLabel({ app, dependencies }: Server): void {
  app.get<{ Params: { id: number } }>(
    contract.parcelLabelPath,
    { config: { access: 'parcels' }, schema: { params: contract.idParams, hide: true } },
    async ({ params }, reply) => {
      const parcel = await load(dependencies, params.id);
      const { shop } = dependencies.settings.current;
      const sender = contract.sellerOf(shop);
      const seller = { ...sender, phone: sender.phone ?? shop.whatsappNumber };
      return sendPdf(reply, `label-${parcel.id}`, await parcelLabel({ ...parcel, seller }));
    },
  );
}

function presentParcel(row: ParcelRow): contract.ManagedParcel {
  return {
    ...row,
    units: row.units.map(presentUnit),
    trackingUrl: contract.trackingUrl(row.courier, row.trackingNumber),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
  };
}

function presentUnit({ activation, ...unit }: LoadedUnit): contract.ManagedParcel['units'][number] {
  if (!activation) return { ...unit, activation };
  return {
    ...unit,
    activation: { ...activation, deviceId: presentDeviceId(activation.deviceId) },
  };
}
