import { buildPath } from '../wire/route.ts';

export const parcelsPath = '/admin/parcels';

/** Not JSON, so it is no route object. */
export const parcelLabelPath = `${parcelsPath}/:id/label.pdf`;

export const parcelLabelUrl = (id: number) => buildPath(parcelLabelPath, { id });
