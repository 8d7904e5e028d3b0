import { requestPhotos } from '../../photo-requests/request-photos.ts';
import { transfers } from '../licensing.schema.ts';
import { findEvidenceOwner } from './transfers.repository.ts';

/** The pictures of a broken device. */
export const evidencePhotos = requestPhotos({
  folder: 'evidence',
  path: '/files/evidence',
  table: transfers,
  photos: transfers.evidence,
  findOwner: findEvidenceOwner,
});
