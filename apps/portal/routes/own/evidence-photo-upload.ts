import type { PhotoUpload } from '~/features/licensing/own/photo-upload';
import { ACCEPTED_TYPES } from '~/features/payments/proof/image-type';
import { prepareProof } from '~/features/payments/proof/prepare-proof';
import { createIdempotencyKey } from '~/lib/api/idempotency-key';
import { uploadWithProgress } from '~/lib/api/upload-with-progress';

/** A broken box is photographed, reduced and sent like a payment proof. */
export const evidencePhotoUpload: PhotoUpload = {
  acceptedTypes: ACCEPTED_TYPES,
  prepare: async (file) => {
    const prepared = await prepareProof(file);
    return 'image' in prepared ? prepared.image : undefined;
  },
  send: (input, onProgress) =>
    uploadWithProgress('POST /my-licenses/:id/transfers', input, {
      idempotencyKey: createIdempotencyKey(),
      onProgress,
    }),
};
