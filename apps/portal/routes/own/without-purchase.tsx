import { GivenLicenses } from '~/features/licenses/licensing/own/given-licenses';
import { NoProducts } from '~/features/shop/orders/own/products/no-products';

/** This code is loaded only for customers without a purchase. */
export function WithoutPurchase() {
  return <GivenLicenses whenEmpty={<NoProducts />} />;
}
