import { GivenLicenses } from '~/features/licensing/own/given-licenses';
import { NoProducts } from '~/features/orders/own/products/no-products';
import { evidencePhotoUpload } from './evidence-photo-upload';

/** Loaded for who has bought nothing. */
export function WithoutPurchase() {
  return <GivenLicenses photoUpload={evidencePhotoUpload} whenEmpty={<NoProducts />} />;
}
