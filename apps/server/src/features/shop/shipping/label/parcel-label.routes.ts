import { idParams, parcelLabelPath, sellerOf } from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../platform/app-error.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import { findParcel } from '../../../../reads/parcels.ts';
import { parcelLabel } from './parcel-label.ts';

export function mountParcelLabel(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, settings } = dependencies;
  app.get<{ Params: { id: number } }>(
    parcelLabelPath,
    { config: { access: 'parcels' }, schema: { params: idParams, hide: true } },
    async ({ params }, reply) => {
      const parcel = await findParcel(database.db, params.id);
      if (!parcel) throw new AppError('NOT_FOUND', { message: 'Kiriman tidak ditemukan.' });
      const { shop } = settings.current;
      const sender = sellerOf(shop);
      const seller = { ...sender, phone: sender.phone ?? shop.whatsappNumber };
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `inline; filename="label-${parcel.id}.pdf"`)
        .send(await parcelLabel({ ...parcel, seller }));
    },
  );
}
