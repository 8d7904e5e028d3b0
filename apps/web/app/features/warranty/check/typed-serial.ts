import { checkSerialBody } from '@timesync/contract';

export const typedSerial = checkSerialBody;
