import { expect, it } from 'vitest';
import { exportPublicPoint } from '../device-keys.ts';
import { publicPointOf } from '../vectors/p256-arithmetic.ts';
import { randomBytes } from '../vectors/sample-device.ts';
import { compressPoint, coordinateBytes, decompressPoint, P256_PRIME } from './p256-point.ts';

it('returns the points that WebCrypto makes', async () => {
  for (let count = 0; count < 50; count += 1) {
    const algorithm = { name: 'ECDH', namedCurve: 'P-256' };
    const { publicKey } = await crypto.subtle.generateKey(algorithm, true, ['deriveBits']);
    const point = await exportPublicPoint(publicKey);
    expect(decompressPoint(compressPoint(point))).toEqual(point);
  }
});

it('returns small multiples, odd and even', () => {
  const points = Array.from({ length: 20 }, (_, index) => publicPointOf(BigInt(index + 1)));
  for (const point of points) expect(decompressPoint(compressPoint(point))).toEqual(point);
  expect(new Set(points.map((point) => compressPoint(point)[0]))).toEqual(new Set([2, 3]));
});

it.each([
  ['nothing', new Uint8Array()],
  ['a wrong first byte', compressPoint(publicPointOf(1n)).with(0, 4)],
  ['a byte too few', compressPoint(publicPointOf(1n)).slice(1)],
  ['a coordinate beyond the prime', new Uint8Array([2, ...coordinateBytes(P256_PRIME + 5n)])],
])('%s is no point', (_, bytes) => {
  expect(decompressPoint(bytes)).toBeUndefined();
});

it('refuses the half of all x that is on no curve, and never crashes', () => {
  let points = 0;
  for (let count = 0; count < 400; count += 1) {
    const point = decompressPoint(new Uint8Array([2 + (count & 1), ...randomBytes(32)]));
    if (point) points += 1;
  }
  expect(points).toBeGreaterThan(100);
  expect(points).toBeLessThan(300);
});
