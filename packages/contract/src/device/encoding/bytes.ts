/** Bytes that own their buffer: the only kind that every WebCrypto call accepts. */
export type Bytes = Uint8Array<ArrayBuffer>;

export function concatBytes(...parts: readonly ArrayLike<number>[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

export function isSameBytes(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

export function asciiBytes(text: string): Bytes {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function bytesToHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Undefined when the text is not pairs of hexadecimal digits. */
export function hexToBytes(hex: string): Bytes | undefined {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) return undefined;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** A caller's mistake, not a customer's: stops instead of making a broken code. */
export function requireLength(name: string, bytes: Uint8Array, length: number): void {
  if (bytes.length !== length) throw new RangeError(`${name} must have ${length} bytes`);
}
