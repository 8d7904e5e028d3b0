import { buildPath } from '../wire/route.ts';

export const parcelsPath = '/admin/parcels';

/** It is no route object, because it answers no JSON. */
export const parcelLabelPath = `${parcelsPath}/:id/label.pdf`;

export const parcelLabelUrl = (id: number) => buildPath(parcelLabelPath, { id });
