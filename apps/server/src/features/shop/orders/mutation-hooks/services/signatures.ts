import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export interface Post {
  headers: IncomingHttpHeaders;
  /** The very bytes: a signature of what was parsed and written again would be another one. */
  body: Buffer;
  secret: string;
  now: Date;
}

/** A post that is older, or from the future, is a replay or a wrong clock. */
const TOLERANCE_SECONDS = 5 * 60;

export function header({ headers }: Post, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value.trim() : '';
}

export function isRecent({ now }: Post, seconds: string): boolean {
  if (!/^\d{1,12}$/.test(seconds)) return false;
  return Math.abs(now.getTime() / 1000 - Number(seconds)) <= TOLERANCE_SECONDS;
}

export function hasHexSignature({ body, secret }: Post, signature: string): boolean {
  return isSame(signature.toLowerCase(), createHmac('sha256', secret).update(body).digest('hex'));
}

export function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
