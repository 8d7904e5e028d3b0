import { randomInt } from 'node:crypto';

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Sixteen base32 symbols are ten bytes. */
export function newDeviceId() {
  return Array.from({ length: 16 }, () => SYMBOLS[randomInt(32)]).join('');
}
