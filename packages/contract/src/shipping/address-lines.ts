// Without zod: pages use it.
import type { ShippingAddress } from './shipping-address.ts';

/** As on a parcel, without the receiver. */
export function addressLines(address: ShippingAddress): string[] {
  const { street, kelurahan, kecamatan, city, province, postcode } = address;
  return [street, `${kelurahan}, ${kecamatan}`, `${city}, ${province} ${postcode}`];
}
