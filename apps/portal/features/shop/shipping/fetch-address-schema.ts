/** Without zod, which is larger than the form, until it is needed. */
export const fetchAddressSchema = async () => (await import('./address-schema')).shippingAddress;
