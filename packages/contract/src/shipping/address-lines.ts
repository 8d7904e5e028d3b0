// This file does without zod, because pages use it.
import type { ShippingAddress } from './shipping-address.ts';

/** Returns the lines of the address on a parcel, without the receiver. */
export function addressLines(address: ShippingAddress): string[] {
  const { street, kelurahan, kecamatan, city, province, postcode } = address;
  return [street, `${kelurahan}, ${kecamatan}`, `${city}, ${province} ${postcode}`];
}
