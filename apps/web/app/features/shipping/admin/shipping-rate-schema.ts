import { setShippingRate } from '@timesync/contract';

export const shippingRateSchema = setShippingRate.body;
