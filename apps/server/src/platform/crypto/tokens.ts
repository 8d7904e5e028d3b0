import { hash, randomBytes, randomInt } from 'node:crypto';

/** 256 random bits for a cookie. Only its hash is stored, so a copied database opens no session. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

/** `digits` random decimal digits. */
export function createNumericCode(digits: number): string {
  return randomInt(10 ** digits)
    .toString()
    .padStart(digits, '0');
}
