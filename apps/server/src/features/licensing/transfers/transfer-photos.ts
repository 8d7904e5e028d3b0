import { requestPhotos } from '../../photo-requests/request-photos.ts';
import { transfers } from '../licensing.schema.ts';
import { findTransferPhotoOwner } from './transfers.repository.ts';

/** The pictures of a broken device. */
export const transferPhotos = requestPhotos({
  folder: 'evidence',
  path: '/files/evidence',
  table: transfers,
  photos: transfers.evidence,
  findOwner: findTransferPhotoOwner,
});
