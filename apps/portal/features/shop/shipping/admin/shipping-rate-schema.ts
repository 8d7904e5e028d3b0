import { setShippingRateBody } from '@timesync/contract';

export const shippingRateSchema = setShippingRateBody;
