// WebCrypto imports a P-256 point only with both coordinates; a request carries the short form to
// stay short. The prime is 3 modulo 4, so a square root is one power.
import { type Bytes, bytesToHex, concatBytes, hexToBytes } from './bytes.ts';

export const P256_PRIME = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn;
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn;

const COORDINATE_BYTES = 32;
export const COMPRESSED_POINT_BYTES = 1 + COORDINATE_BYTES;
const POINT_BYTES = 1 + 2 * COORDINATE_BYTES;
const EVEN = 2;
const ODD = 3;
const UNCOMPRESSED = 4;

/** `04 ‖ x ‖ y` becomes `02 ‖ x` or `03 ‖ x`. */
export function compressPoint(point: Uint8Array): Bytes {
  if (point.length !== POINT_BYTES || point[0] !== UNCOMPRESSED) {
    throw new RangeError('Not an uncompressed P-256 point');
  }
  const isOdd = ((point.at(-1) ?? 0) & 1) === 1;
  return concatBytes([isOdd ? ODD : EVEN], point.subarray(1, COMPRESSED_POINT_BYTES));
}

/** Undefined when the bytes are not a point of the curve. */
export function decompressPoint(compressed: Uint8Array): Bytes | undefined {
  const [sign] = compressed;
  const isShaped = compressed.length === COMPRESSED_POINT_BYTES && (sign === EVEN || sign === ODD);
  if (!isShaped) return undefined;
  const x = BigInt(`0x${bytesToHex(compressed.subarray(1))}`);
  if (x >= P256_PRIME) return undefined;
  const square = (x * x * x + (P256_PRIME - 3n) * x + B) % P256_PRIME;
  const root = power(square, (P256_PRIME + 1n) / 4n);
  if ((root * root) % P256_PRIME !== square) return undefined;
  const y = (root & 1n) === BigInt(sign - EVEN) ? root : P256_PRIME - root;
  return concatBytes([UNCOMPRESSED], coordinateBytes(x), coordinateBytes(y));
}

export function coordinateBytes(coordinate: bigint): Bytes {
  const bytes = hexToBytes(coordinate.toString(16).padStart(2 * COORDINATE_BYTES, '0'));
  if (bytes?.length !== COORDINATE_BYTES) throw new RangeError('Not a coordinate');
  return bytes;
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  for (let square = base, rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % P256_PRIME;
    square = (square * square) % P256_PRIME;
  }
  return result;
}
