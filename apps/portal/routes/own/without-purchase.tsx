import { GivenLicenses } from '~/features/licenses/licensing/own/given-licenses';
import { NoProducts } from '~/features/shop/orders/own/products/no-products';
import { brokenDevicePhotos } from './broken-device-photos';

/** This code is loaded only for customers without a purchase. */
export function WithoutPurchase() {
  return <GivenLicenses photos={brokenDevicePhotos} whenEmpty={<NoProducts />} />;
}
