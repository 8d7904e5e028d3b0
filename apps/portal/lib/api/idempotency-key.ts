const KEY_BYTES = 16;

/** A fresh key. `crypto.randomUUID` is missing on plain http outside localhost. */
export function createIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
