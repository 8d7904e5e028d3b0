import { requestPhotos } from '../photo-requests/request-photos.ts';
import { isLetter } from './handovers.repository.ts';
import { handovers } from './handovers.schema.ts';

/** The letters by which mosques ask to hand over a lost account. */
export const letterPhotos = requestPhotos({
  folder: 'letters',
  path: '/files/letter',
  table: handovers,
  photos: handovers.letter,
  isVisible: isLetter,
});
