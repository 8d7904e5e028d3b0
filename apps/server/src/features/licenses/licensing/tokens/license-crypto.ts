// The licence keys in the shapes that the protocol's functions take.
import {
  encodeBase32,
  exportPublicPoint,
  makeShortCode,
  openActivationRequest,
  requestSentence,
} from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { LicenseKeys } from '../../../../platform/crypto/license-keys.ts';
import { toDeviceId } from '../device-id.ts';

/** The content of a Kode Perangkat, or a sentence that says what is wrong with it. */
export async function openRequest({ byId }: LicenseKeys, text: string) {
  const sealingKeys = new Map([...byId].map(([id, key]) => [id, key.sealing.privateKey]));
  const opened = await openActivationRequest(text, sealingKeys);
  if (opened.ok) {
    const { deviceId, deviceType, secret } = opened.request;
    return {
      device: { id: toDeviceId(deviceId), type: deviceType },
      secret,
      shortCode: await makeShortCode(opened.request),
    };
  }
  throw new AppError('DEVICE_REQUEST_UNREADABLE', {
    message: requestSentence(opened),
    field: 'request',
  });
}

export async function publicKeys({ byId, current }: LicenseKeys) {
  return Promise.all(
    [...byId.values()].map(async ({ id, signing, sealing }) => ({
      id,
      signing: encodeBase32(await exportPublicPoint(signing.publicKey)),
      sealing: encodeBase32(await exportPublicPoint(sealing.publicKey)),
      isCurrent: id === current.id,
    })),
  );
}
