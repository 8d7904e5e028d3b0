// A device's checks of a token, in a fixed order: the first failure is the sentence it shows. A
// permanent token never expires by clock, because a box's clock is wrong after every power cut.
import type { KeysById } from './device-keys.ts';
import type { DeviceType } from './device-type.ts';
import { isSameBytes } from './encoding/bytes.ts';
import { type VerifiedToken, verifyToken } from './token.ts';
import type { TokenPayload } from './token-payload.ts';

export interface ThisDevice {
  deviceId: Uint8Array;
  deviceType: DeviceType;
}

export type TokenProblem =
  | Extract<VerifiedToken, { ok: false }>['problem']
  | 'other-device'
  | 'other-device-type'
  | 'expired';

export type CheckedToken =
  | { ok: true; payload: TokenPayload }
  | { ok: false; problem: TokenProblem };

export async function checkToken(
  text: string,
  signingKeys: KeysById,
  device: ThisDevice & { nowSeconds: number },
): Promise<CheckedToken> {
  const verified = await verifyToken(text, signingKeys);
  if (!verified.ok) return verified;
  const { payload } = verified;
  if (!isSameBytes(payload.deviceId, device.deviceId)) {
    return { ok: false, problem: 'other-device' };
  }
  if (payload.deviceType !== device.deviceType) return { ok: false, problem: 'other-device-type' };
  if (isExpired(payload, device.nowSeconds)) return { ok: false, problem: 'expired' };
  return { ok: true, payload };
}

function isExpired(payload: TokenPayload, nowSeconds: number): boolean {
  if (payload.isPermanent || payload.notAfterSeconds === 0) return false;
  return nowSeconds > payload.notAfterSeconds;
}
