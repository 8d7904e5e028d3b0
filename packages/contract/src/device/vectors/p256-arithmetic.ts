// Plain P-256 arithmetic for test vectors: keys from fixed numbers and signatures that come out the
// same on every run, so that a stale vector shows. Slow and open to timing; never for real keys.
import type { Signer } from '../device-keys.ts';
import { type Bytes, bytesToHex, concatBytes } from '../encoding/bytes.ts';
import { coordinateBytes, P256_PRIME } from '../encoding/p256-point.ts';

type Point = readonly [x: bigint, y: bigint];

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const BASE: Point = [
  0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n,
  0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n,
];

export function publicPointOf(secret: bigint): Bytes {
  const [x, y] = multiply(BASE, secret);
  return concatBytes([4], coordinateBytes(x), coordinateBytes(y));
}

export function fixedSigner(secret: bigint): Signer {
  return async (message) => {
    const hash = await hashNumber(message);
    const nonce = await hashNumber(concatBytes(coordinateBytes(secret), message));
    const r = multiply(BASE, nonce)[0] % ORDER;
    const s = (inverse(nonce, ORDER) * (hash + r * secret)) % ORDER;
    return concatBytes(coordinateBytes(r), coordinateBytes(s));
  };
}

async function hashNumber(message: Bytes): Promise<bigint> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
  return BigInt(`0x${bytesToHex(hash)}`) % ORDER;
}

function multiply(point: Point, times: bigint): Point {
  let result: Point | undefined;
  for (let double = point, rest = times; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = result ? add(result, double) : double;
    double = add(double, double);
  }
  if (!result) throw new RangeError('Nothing times a point is no point');
  return result;
}

function add(left: Point, right: Point): Point {
  const [[x1, y1], [x2, y2]] = [left, right];
  const slope =
    x1 === x2
      ? (3n * x1 * x1 - 3n) * inverse(2n * y1, P256_PRIME)
      : (y2 - y1) * inverse(x2 - x1, P256_PRIME);
  const x = modulo(slope * slope - x1 - x2, P256_PRIME);
  return [x, modulo(slope * (x1 - x) - y1, P256_PRIME)];
}

function inverse(value: bigint, prime: bigint): bigint {
  let [low, high] = [modulo(value, prime), prime];
  let [lowFactor, highFactor] = [1n, 0n];
  while (low > 1n) {
    const quotient = high / low;
    [low, high] = [high - quotient * low, low];
    [lowFactor, highFactor] = [highFactor - quotient * lowFactor, lowFactor];
  }
  return modulo(lowFactor, prime);
}

function modulo(value: bigint, prime: bigint): bigint {
  const rest = value % prime;
  return rest < 0n ? rest + prime : rest;
}
