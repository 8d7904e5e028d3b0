export { shippingAddress } from '@timesync/contract';
