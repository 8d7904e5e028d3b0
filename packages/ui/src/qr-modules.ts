import { encodeQR } from 'qr';

/** Modules of white around the code; readers need them to find it. */
export const QUIET_ZONE = 4;

/** How much of a code may be dirty or cut off; more makes more and smaller modules. */
export type QrCorrection = 'low' | 'medium';

/** True is dark. */
export function qrModules(text: string, correction: QrCorrection): boolean[][] {
  return encodeQR(text, 'raw', { ecc: correction, border: QUIET_ZONE });
}
