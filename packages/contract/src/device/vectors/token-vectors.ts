import type { KeysById } from '../device-keys.ts';
import { deviceTypeCode } from '../device-type.ts';
import { bytesToHex } from '../encoding/bytes.ts';
import { signToken } from '../token.ts';
import { checkToken, type ThisDevice } from '../token-check.ts';
import { encodeTokenPayload, type TokenPayload } from '../token-payload.ts';
import { fixedSigner } from './p256-arithmetic.ts';
import { hex, samplePayload } from './sample-device.ts';
import { testSecret, testSigningPublicKeys } from './test-keys.ts';
import type { VectorCase, VectorFile } from './vector-file.ts';

interface Scenario {
  name: string;
  payload?: Partial<TokenPayload>;
  /** Signs with this key id instead of the payload's. */
  signedBy?: number;
  device?: Partial<ThisDevice & { nowSeconds: number }>;
  change?: (token: string) => string;
}

const forATime = { isPermanent: false, notAfterSeconds: 1_800_000_000 };

const scenarios: Scenario[] = [
  { name: 'permanent' },
  { name: 'permanent, clock at zero', device: { nowSeconds: 0 } },
  {
    name: 'after a transfer, second key',
    payload: { keyId: 2, isAfterTransfer: true, sequence: 4 },
  },
  { name: 'longest init, highest numbers', payload: { init: 'ULILI9', sequence: 65_535 } },
  { name: 'for a time, last second', payload: forATime, device: { nowSeconds: 1_800_000_000 } },
  { name: 'for a time, over', payload: forATime, device: { nowSeconds: 1_800_000_001 } },
  { name: 'as typed', change: (token) => ` ${token.toLowerCase().replaceAll('0', 'o')} ` },
  { name: 'of another device', device: { deviceId: hex('0102030405060708090b') } },
  { name: 'of another device type', device: { deviceType: 'smarttv' } },
  { name: 'a key id that the app does not know', payload: { keyId: 9 }, signedBy: 1 },
  { name: 'signed with another key', signedBy: 2 },
  { name: 'one symbol changed', change: (token) => token.replace(/.$/, '8') },
  { name: 'bits beyond the last byte', change: (token) => token.replace(/.$/, 'Z') },
  { name: 'cut off', change: (token) => token.slice(0, 100) },
  { name: 'of a later version', change: (token) => token.replace('JM1', 'JM2') },
  { name: 'a licence key instead', change: () => 'TV-0123-4567-89AB-CD97' },
];

export async function tokenVectors(): Promise<VectorFile> {
  const keys = await testSigningPublicKeys();
  const cases = await Promise.all(scenarios.map((scenario) => makeCase(scenario, keys)));
  return {
    about: 'JM1 tokens as a device checks them. Signed with TEST KEYS of keys.json.',
    cases,
  };
}

async function makeCase(
  { name, signedBy, change, ...scenario }: Scenario,
  keys: KeysById,
): Promise<VectorCase> {
  const payload = { ...samplePayload, ...scenario.payload };
  const device = {
    deviceId: samplePayload.deviceId,
    deviceType: samplePayload.deviceType,
    nowSeconds: samplePayload.issuedAtSeconds,
    ...scenario.device,
  };
  const signer = fixedSigner(testSecret('signing', signedBy ?? payload.keyId));
  const token = await signToken(payload, signer);
  const text = change?.(token) ?? token;
  const checked = await checkToken(text, keys, device);
  return {
    name,
    token: text,
    deviceId: bytesToHex(device.deviceId),
    deviceType: `${deviceTypeCode(device.deviceType)}`,
    nowSeconds: `${device.nowSeconds}`,
    result: checked.ok ? 'ok' : checked.problem,
    payload: bytesToHex(encodeTokenPayload(payload)),
    init: payload.init,
    sequence: `${payload.sequence}`,
    licensePublicId: bytesToHex(payload.licensePublicId),
  };
}
