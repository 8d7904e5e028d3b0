// A TV box without internet, as far as a test needs one: the code it shows and the digits it
// expects.
import type { APIRequestContext, APIResponse } from '@playwright/test';
import {
  createActivationRequest,
  DEVICE_ID_BYTES,
  type DeviceType,
  decodeBase32,
  formatDeviceId,
  formatShortCode,
  importSealingPublicKey,
  makeRequestSecrets,
  makeShortCode,
  splitCodeRows,
} from '@timesync/contract';
import { call } from '../call.ts';

export interface OfflineBox {
  /** The Kode Perangkat, row by row as on the screen. */
  codeRows: string[];
  /** The device id in four groups of four. */
  deviceId: string;
  /** The digits in five groups of four. */
  expectedDigits: string;
}

export async function startOfflineBox(
  api: APIRequestContext,
  deviceType: DeviceType,
): Promise<OfflineBox> {
  const { keys } = await (await api.get('/device/v1/keys')).json();
  const [{ id: keyId, sealing }] = keys;
  const publicKey = await importSealingPublicKey(decodeBase32(sealing) ?? new Uint8Array());
  const deviceId = crypto.getRandomValues(new Uint8Array(DEVICE_ID_BYTES));
  const source = { ...makeRequestSecrets(), deviceId, deviceType };
  const code = await createActivationRequest(source, { keyId, publicKey });
  return {
    codeRows: splitCodeRows(code),
    deviceId: formatDeviceId(deviceId),
    expectedDigits: formatShortCode(await makeShortCode(source)),
  };
}

/** A box with internet that is bound and lets the licence go again. */
export async function letGoByItself(api: APIRequestContext, licenseKey: string): Promise<void> {
  const id = formatDeviceId(crypto.getRandomValues(new Uint8Array(DEVICE_ID_BYTES)));
  const device = { licenseKey, deviceId: id };
  const activated = await api.post('/device/v1/activate', {
    data: { ...device, deviceType: 'smartphone' },
  });
  const { releaseSecret } = await activated.json();
  await call(() => api.post('/device/v1/release', { data: { ...device, releaseSecret } }));
}

/** Activates as the owner does at /aktivasi, for tests that begin after it. */
export async function activateOnBox(
  owner: APIRequestContext,
  licenseId: number,
): Promise<OfflineBox> {
  const box = await startOfflineBox(owner, 'smartphone');
  await call(() => sendRequest(owner, box, licenseId));
  return box;
}

/** The answer to a box that may have to wait. */
export async function activateOnAnotherBox(
  owner: APIRequestContext,
  licenseId: number,
): Promise<APIResponse> {
  return sendRequest(owner, await startOfflineBox(owner, 'smartphone'), licenseId);
}

function sendRequest(
  owner: APIRequestContext,
  { codeRows }: OfflineBox,
  licenseId: number,
): Promise<APIResponse> {
  const data = { request: codeRows.join(' '), licenseId };
  return owner.post('/activation', { data });
}
