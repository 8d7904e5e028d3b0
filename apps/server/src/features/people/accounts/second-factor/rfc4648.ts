const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The base32 of authenticator apps; licence keys use another alphabet. */
export function encodeRfc4648(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((group) => SYMBOLS[Number.parseInt(group.padEnd(5, '0'), 2)])
    .join('');
}
