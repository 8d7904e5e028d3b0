import { setShippingRateBody } from '@timesync/contract';

export { shippingAddress } from '@timesync/contract';

export const shippingRateSchema = setShippingRateBody;
