import {
  type DeviceType,
  encodeBase32,
  exportPublicPoint,
  makeShortCode,
  readActivationRequest,
  shortCodeSentences,
  signerOf,
  signToken,
  tokenSentences,
} from '@timesync/contract';
import { beforeAll, expect, test } from 'vitest';
import { acceptDigits, acceptToken, checkAtStart } from './accept-code';
import { changeDeviceType, deviceIdOf, makeDevice, sourceOf } from './simulated-device';

const curve = { namedCurve: 'P-256' };
const makeSigning = () =>
  crypto.subtle.generateKey({ name: 'ECDSA', ...curve }, true, ['sign', 'verify']);
let device: Awaited<ReturnType<typeof makeDevice>>;
let serverKey: CryptoKey;

beforeAll(async () => {
  const signing = await makeSigning();
  const sealing = await crypto.subtle.generateKey({ name: 'ECDH', ...curve }, true, ['deriveBits']);
  serverKey = signing.privateKey;
  const points = {
    signing: encodeBase32(await exportPublicPoint(signing.publicKey)),
    sealing: encodeBase32(await exportPublicPoint(sealing.publicKey)),
  };
  device = await makeDevice([{ id: 7, ...points, isCurrent: true }], 'tvbox');
});

function sign(key: CryptoKey, deviceId: Uint8Array, deviceType: DeviceType = 'tvbox') {
  const payload = {
    keyId: 7,
    isPermanent: true,
    isAfterTransfer: false,
    deviceType,
    licensePublicId: new Uint8Array(6),
    deviceId,
    keyHash: new Uint8Array(4),
    issuedAtSeconds: 1,
    notAfterSeconds: 0,
    sequence: 1,
    init: 'TV',
  };
  return signToken(payload, signerOf(key));
}

test('the code on the screen names the device and its type', async () => {
  const read = readActivationRequest(device.code);
  expect(read.ok && read.request.deviceId).toEqual(deviceIdOf(device));
  const changed = await changeDeviceType(device, 'smarttv');
  const readAgain = readActivationRequest(changed.code);
  expect(readAgain.ok && readAgain.request.deviceType).toBe('smarttv');
  expect(changed.deviceId).toBe(device.deviceId);
});

test('its own digits are accepted as they were typed, a token without its line end', async () => {
  const digits = (await makeShortCode(sourceOf(device))).replace(/(.{4})/g, '$1 ');
  const typed = { by: 'digits', digits };
  expect(await acceptDigits(device, digits)).toEqual({ ok: true, activation: typed });
  const token = await sign(serverKey, deviceIdOf(device));
  const sent = { by: 'token', token };
  expect(await acceptToken(device, `${token}\n`)).toEqual({ ok: true, activation: sent });
});

test('digits of another device and mistyped digits give different errors', async () => {
  const other = await makeDevice(device.keys, 'tvbox');
  const foreign = await makeShortCode(sourceOf(other));
  const mistyped = `${(Number(foreign[0]) + 1) % 10}${foreign.slice(1)}`;
  expect(await acceptDigits(device, foreign)).toEqual({
    ok: false,
    sentence: shortCodeSentences.wrong,
  });
  expect(await acceptDigits(device, mistyped)).toEqual({
    ok: false,
    sentence: shortCodeSentences.checksum,
  });
});

test('a token of a foreign key, device or type gets its own sentence', async () => {
  const forger = await makeSigning();
  const tokens = [
    [await sign(forger.privateKey, deviceIdOf(device)), tokenSentences.signature],
    [await sign(serverKey, new Uint8Array(10)), tokenSentences['other-device']],
    [await sign(serverKey, deviceIdOf(device), 'tablet'), tokenSentences['other-device-type']],
    ['12345', tokenSentences.format],
  ] as const;
  for (const [token, sentence] of tokens) {
    expect(await acceptToken(device, token)).toEqual({ ok: false, sentence });
  }
});

test('after a restart only what can be checked again is permanent', async () => {
  const digits = await makeShortCode(sourceOf(device));
  const token = await sign(serverKey, deviceIdOf(device));
  const foreign = await sign(serverKey, new Uint8Array(10));
  const start = async (activation: typeof device.activation) =>
    (await checkAtStart({ ...device, activation })).activation;
  expect(await start({ by: 'digits', digits })).toEqual({ by: 'digits', digits });
  expect(await start({ by: 'token', token })).toEqual({ by: 'token', token });
  expect(await start({ by: 'digits', digits: '31085822423324901030' })).toBeNull();
  expect(await start({ by: 'token', token: foreign })).toBeNull();
  expect(await start(null)).toBeNull();
});
