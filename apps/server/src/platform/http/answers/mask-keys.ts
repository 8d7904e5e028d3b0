// A helper without the area of licences, and a program without their scope, reads no licence key in
// full, whatever answer of the back office carries it.
import { type Access, hasAdminArea, maskLicenseKeys } from '@timesync/contract';
import type { Actor } from '../actor.ts';

export function hidesKeys(access: Access, actor: Actor | undefined): boolean {
  if (['public', 'user', 'mitra'].includes(access) || !actor) return false;
  if (actor.scopes) return !actor.scopes.includes('licenses:read');
  return !hasAdminArea(actor, 'licenses');
}

export function maskKeys<T>(value: T): T;
export function maskKeys(value: unknown): unknown {
  if (typeof value === 'string') return maskLicenseKeys(value);
  if (Array.isArray(value)) return value.map((each) => maskKeys(each));
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, maskKeys(each)]));
}
