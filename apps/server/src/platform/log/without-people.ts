/**
 * The last safeguard for a text that may quote what people typed: addresses, mobile numbers,
 * hashes.
 */
export function withoutPeople(text: string): string {
  return text
    .replace(/[^\s<>"'(]+@[^\s<>"'),;]+/g, '[email]')
    .replace(/(?<!\w)(?:\+?62|0)8\d{7,12}(?!\w)/g, '[phone]')
    .replace(/\$argon2\w*\$[^\s"',)]+/g, '[hash]');
}
