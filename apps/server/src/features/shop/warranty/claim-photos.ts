import { requestPhotos } from '../photo-requests/request-photos.ts';
import { warrantyClaims } from './warranty.schema.ts';

/** The pictures of a broken box. */
export const claimPhotos = requestPhotos({
  area: 'parcels',
  folder: 'claims',
  path: '/files/claim',
  table: warrantyClaims,
  photos: warrantyClaims.photos,
});
