import { checkSerial } from '@timesync/contract';

export const typedSerial = checkSerial.body;
