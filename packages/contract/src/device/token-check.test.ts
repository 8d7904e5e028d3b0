import { expect, it } from 'vitest';
import { signToken } from './token.ts';
import { checkToken } from './token-check.ts';
import type { TokenPayload } from './token-payload.ts';
import { fixedSigner } from './vectors/p256-arithmetic.ts';
import { hex, samplePayload } from './vectors/sample-device.ts';
import { testSecret, testSigningPublicKeys } from './vectors/test-keys.ts';

const { deviceId, deviceType } = samplePayload;
const otherId = hex('0102030405060708090b');
const YEAR_2100_SECONDS = 4_102_444_800;

async function check(
  changes: Partial<TokenPayload>,
  device: Partial<Parameters<typeof checkToken>[2]> = {},
) {
  const token = await signToken(
    { ...samplePayload, ...changes },
    fixedSigner(testSecret('signing', 1)),
  );
  const me = { deviceId, deviceType, nowSeconds: samplePayload.issuedAtSeconds, ...device };
  const checked = await checkToken(token, await testSigningPublicKeys(), me);
  return checked.ok ? 'ok' : checked.problem;
}

it('says first that it belongs to another device, then that the type is another', async () => {
  expect(await check({}, { deviceId: otherId, deviceType: 'tablet' })).toBe('other-device');
  expect(await check({}, { deviceType: 'tablet' })).toBe('other-device-type');
});

it.each([0, YEAR_2100_SECONDS])(
  'a permanent token knows no clock (now = %i)',
  async (nowSeconds) => {
    expect(await check({ notAfterSeconds: 1 }, { nowSeconds })).toBe('ok');
    expect(await check({ isPermanent: false, notAfterSeconds: 0 }, { nowSeconds })).toBe('ok');
  },
);
