// What an offline box says about itself, as a QR or as the Kode Perangkat: 82 bytes in twelve rows.
// Anyone may read the head; only the server can open the secret from which the 20 digits are
// derived.
import { DEVICE_ID_BYTES } from './device-id.ts';
import { type DeviceType, findDeviceTypeByCode } from './device-type.ts';
import { decodeBase32, readBase32Symbols } from './encoding/base32.ts';
import type { Bytes } from './encoding/bytes.ts';
import { CODE_ROWS, CODE_SYMBOLS, findWrongRow, removeRowChecks } from './encoding/code-rows.ts';
import { COMPRESSED_POINT_BYTES } from './encoding/p256-point.ts';

export const REQUEST_VERSION = 1;
export const NONCE_BYTES = 4;
const POINT_START = 3 + DEVICE_ID_BYTES + NONCE_BYTES;
const SEALED_START = POINT_START + COMPRESSED_POINT_BYTES;

export interface ActivationRequest {
  /** Which of the server's sealing keys the secret is sealed to. */
  keyId: number;
  deviceType: DeviceType;
  deviceId: Bytes;
  nonce: Bytes;
  ephemeralPoint: Bytes;
  /** Head and point: authenticated together with the sealed secret. */
  authenticated: Bytes;
  sealedSecret: Bytes;
}

/** `row` is where the mistake was made, counted from 1 as the screen counts. */
export type RequestReadProblem =
  | { problem: 'format' | 'version' | 'device-type' }
  | { problem: 'length' | 'checksum'; row: number };

export type ReadRequest =
  | { ok: true; request: ActivationRequest; code: string }
  | ({ ok: false } & RequestReadProblem);

/** Takes a typed code or the whole scanned address; `code` is its one spelling. */
export function readActivationRequest(text: string): ReadRequest {
  const address = text.split(/[?#]/, 1).join();
  const code = readBase32Symbols(address.slice(address.lastIndexOf('/') + 1));
  if (!code) return { ok: false, problem: 'format' };
  const wrongRow = findWrongRow(code);
  if (code.length !== CODE_SYMBOLS) {
    // With a symbol missing or too many, the first row that fails is where it happened.
    return { ok: false, problem: 'length', row: Math.min(wrongRow, CODE_ROWS) };
  }
  if (wrongRow <= CODE_ROWS) return { ok: false, problem: 'checksum', row: wrongRow };
  const bytes = decodeBase32(removeRowChecks(code));
  if (bytes === undefined) return { ok: false, problem: 'format' };
  if (bytes[0] !== REQUEST_VERSION) return { ok: false, problem: 'version' };
  const deviceType = findDeviceTypeByCode(bytes[2]);
  if (deviceType === undefined) return { ok: false, problem: 'device-type' };
  const request = {
    keyId: bytes[1] ?? 0,
    deviceType,
    deviceId: bytes.slice(3, 3 + DEVICE_ID_BYTES),
    nonce: bytes.slice(3 + DEVICE_ID_BYTES, POINT_START),
    ephemeralPoint: bytes.slice(POINT_START, SEALED_START),
    authenticated: bytes.slice(0, SEALED_START),
    sealedSecret: bytes.slice(SEALED_START),
  };
  return { ok: true, request, code };
}
