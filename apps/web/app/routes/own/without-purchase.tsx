import { GivenLicenses } from '~/features/licensing/own/given-licenses';
import { NothingOwned } from '~/features/orders/own/products/no-products';
import { evidencePhotoWay } from './evidence-photo-upload';

/** Loaded for who has bought nothing. */
export function WithoutPurchase() {
  return <GivenLicenses photoWay={evidencePhotoWay} whenEmpty={<NothingOwned />} />;
}
