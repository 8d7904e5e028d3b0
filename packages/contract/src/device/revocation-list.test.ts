import { beforeAll, expect, it } from 'vitest';
import type { KeysById } from './device-keys.ts';
import {
  isRevoked,
  type RevocationList,
  revocationTag,
  verifyRevocationList,
} from './revocation-list.ts';
import { signRevocationList } from './sign-revocation-list.ts';
import { fixedSigner } from './vectors/p256-arithmetic.ts';
import { hex, randomBytes } from './vectors/sample-device.ts';
import { testSecret, testSigningPublicKeys } from './vectors/test-keys.ts';

const head = { keyId: 1, number: 7, issuedAtSeconds: 1_790_000_000 };
const sign = fixedSigner(testSecret('signing', 1));
let keys: KeysById;

beforeAll(async () => {
  keys = await testSigningPublicKeys();
});

function randomActivation() {
  return { licensePublicId: randomBytes(6), deviceId: randomBytes(10), sequence: 3 };
}

async function listOf(activations: Array<ReturnType<typeof randomActivation>>) {
  const revoked = await Promise.all(
    activations.map(async ({ licensePublicId, deviceId, sequence }) => {
      return { tag: await revocationTag(licensePublicId, deviceId), sequence };
    }),
  );
  return signRevocationList(head, revoked, sign);
}

async function verified(bytes: Uint8Array): Promise<RevocationList> {
  const result = await verifyRevocationList(bytes, keys);
  if (!result.ok) throw new Error(result.problem);
  return result.list;
}

it.each([0, 1, 2, 3, 100])('finds each of %i entries, and no other', async (count) => {
  const activations = Array.from({ length: count }, randomActivation);
  const list = await verified(await listOf(activations));
  expect(list).toMatchObject({ ...head, count });
  for (const activation of activations) expect(await isRevoked(list, activation)).toBe(true);
  for (let stranger = 0; stranger < 100; stranger += 1) {
    expect(await isRevoked(list, randomActivation())).toBe(false);
  }
});

it('ends a sequence and those before it, not the next', async () => {
  const activation = randomActivation();
  const list = await verified(await listOf([activation, { ...activation, sequence: 1 }]));
  expect(list.count).toBe(1);
  expect(await isRevoked(list, { ...activation, sequence: 2 })).toBe(true);
  expect(await isRevoked(list, { ...activation, sequence: 4 })).toBe(false);
});

it('no bit can be changed', async () => {
  const bytes = await listOf(Array.from({ length: 3 }, randomActivation));
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const flipped = bytes.with(bit >> 3, (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7)));
    expect((await verifyRevocationList(flipped, keys)).ok).toBe(false);
  }
});

it('a list that does not begin as one is none', async () => {
  const bytes = await listOf([randomActivation()]);
  expect(await verifyRevocationList(bytes.slice(1), keys)).toEqual({
    ok: false,
    problem: 'format',
  });
});

it('survives 10,000 random inputs', async () => {
  for (let count = 0; count < 10_000; count += 1) {
    const bytes = randomBytes(count % 120);
    if (count & 1) bytes.set(hex('4a4d5231').subarray(0, bytes.length));
    expect((await verifyRevocationList(bytes, keys)).ok).toBe(false);
  }
});
