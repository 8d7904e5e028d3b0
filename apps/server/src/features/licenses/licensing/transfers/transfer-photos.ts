import { requestPhotos } from '../../../shop/photo-requests/request-photos.ts';
import { transfers } from '../licensing.schema.ts';

/** The pictures of a broken device. */
export const transferPhotos = requestPhotos({
  area: 'licenses',
  folder: 'evidence',
  path: '/files/evidence',
  table: transfers,
  photos: transfers.evidence,
});
