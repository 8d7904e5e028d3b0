import type { KeysById } from '../device-keys.ts';
import { bytesToHex } from '../encoding/bytes.ts';
import {
  isRevoked,
  NO_LICENSE_PUBLIC_ID,
  revocationTag,
  verifyRevocationList,
} from '../revocation-list.ts';
import { signRevocationList } from '../sign-revocation-list.ts';
import { base64Url } from './base64-url.ts';
import { fixedSigner } from './p256-arithmetic.ts';
import { hex, samplePayload } from './sample-device.ts';
import { testSecret, testSigningPublicKeys } from './test-keys.ts';
import type { VectorCase, VectorFile } from './vector-file.ts';

const { licensePublicId, deviceId } = samplePayload;
const otherDeviceId = hex('0102030405060708090b');
const head = { keyId: 1, number: 7, issuedAtSeconds: 1_790_000_000 };

const held = { licensePublicId, deviceId, sequence: 2 };
const digitsOnly = { licensePublicId: NO_LICENSE_PUBLIC_ID, deviceId: otherDeviceId, sequence: 0 };

export async function revocationVectors(): Promise<VectorFile> {
  const keys = await testSigningPublicKeys();
  const sign = fixedSigner(testSecret('signing', 1));
  const revoked = await Promise.all(
    [held, digitsOnly].map(async ({ sequence, ...activation }) => {
      const tag = await revocationTag(activation.licensePublicId, activation.deviceId);
      return { tag, sequence };
    }),
  );
  const list = await signRevocationList(head, revoked, sign);
  const empty = await signRevocationList(head, [], sign);
  return {
    about: 'Signed revocation lists and what a device finds in them. TEST KEYS of keys.json.',
    cases: await Promise.all([
      makeCase(keys, 'the sequence on the list', list, held),
      makeCase(keys, 'an earlier sequence', list, { ...held, sequence: 1 }),
      makeCase(keys, 'a later sequence', list, { ...held, sequence: 3 }),
      makeCase(keys, 'the licence on another device', list, { ...held, deviceId: otherDeviceId }),
      makeCase(keys, 'a box that has only its digits', list, digitsOnly),
      makeCase(keys, 'an empty list', empty, held),
      makeCase(keys, 'a changed list', list.with(20, (list[20] ?? 0) ^ 1), held),
      makeCase(keys, 'an unknown key', list.with(4, 9), held),
      makeCase(keys, 'a later version', list.with(3, 0x32), held),
      makeCase(keys, 'cut off', list.slice(0, -1), held),
      makeCase(keys, 'nothing', new Uint8Array(), held),
    ]),
  };
}

async function makeCase(
  keys: KeysById,
  name: string,
  list: Uint8Array,
  activation: typeof held,
): Promise<VectorCase> {
  const verified = await verifyRevocationList(list, keys);
  const result = !verified.ok
    ? verified.problem
    : (await isRevoked(verified.list, activation))
      ? 'revoked'
      : 'held';
  return {
    name,
    list: bytesToHex(list),
    text: base64Url(list),
    licensePublicId: bytesToHex(activation.licensePublicId),
    deviceId: bytesToHex(activation.deviceId),
    sequence: `${activation.sequence}`,
    result,
  };
}
