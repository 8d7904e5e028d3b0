import type { PhotoSource } from '~/components/ui/inputs/pick-photo';
import { ACCEPTED_TYPES } from '~/features/shop/payments/proof/image-type';
import { prepareProof } from '~/features/shop/payments/proof/prepare-proof';

/** A broken box is photographed and reduced like a payment proof. */
export const brokenDevicePhotos: PhotoSource = {
  acceptedTypes: ACCEPTED_TYPES,
  prepare: async (file) => {
    const prepared = await prepareProof(file);
    return 'image' in prepared ? prepared.image : undefined;
  },
};
