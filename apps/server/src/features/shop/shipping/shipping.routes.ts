import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { findPostcode } from './find-postcode.ts';
import { mountParcelLabel } from './label/parcel-label.routes.ts';
import { mountManagedParcels } from './parcels/managed-parcels.routes.ts';
import { mountOwnParcels } from './parcels/own-parcels.routes.ts';
import { findRegions } from './regions/find-regions.ts';
import { setShippingRate } from './set-shipping-rate.ts';
import { listRates } from './shipping.repository.ts';
import { readShippingOffer } from './shipping-prices.ts';

/** The ministry's list changes about once a year. */
const ONE_DAY = 'public, max-age=86400';

export function mountShipping(app: FastifyInstance, dependencies: Dependencies): void {
  mountParcelLabel(app, dependencies);
  mountManagedParcels(app, dependencies);
  mountOwnParcels(app, dependencies);
  mount(app, dependencies, contract.getShippingOffer, async (context) =>
    answer(200, await readShippingOffer(context, context.actor.userId)),
  );

  mount(app, dependencies, contract.findPostcode, async (context, { query }) =>
    answer(200, { postcode: await findPostcode(context, query) }),
  );

  mount(app, dependencies, contract.getCustomerShippingOffer, async (context, { params }) =>
    answer(200, await readShippingOffer(context, params.id)),
  );

  mount(app, dependencies, contract.listShippingRates, async ({ database }) =>
    answer(200, { rates: await listRates(database.db) }),
  );

  mount(app, dependencies, contract.setShippingRate, async (context, { body }) =>
    answer(200, { rates: await setShippingRate(context, body) }),
  );

  mount(app, dependencies, contract.findRegions, async (_context, { query }, { reply }) => {
    reply.header('cache-control', ONE_DAY);
    return answer(200, { regions: await findRegions(query.level, query.name) });
  });
}
