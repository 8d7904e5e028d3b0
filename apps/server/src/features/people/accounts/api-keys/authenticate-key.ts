// A program's key in place of a session. It reads the database on every call, so a revoked one is dead
// at once; it never counts as recently authenticated, and its session is none.
import type { ApiScope } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { hashToken } from '../../../../platform/crypto/tokens.ts';
import type { Dependencies } from '../../../../platform/dependencies.ts';
import type { Actor } from '../../../../platform/http/actor.ts';
import { networkKey } from '../../../../platform/limits/network-key.ts';
import { toSessionUser } from '../sessions/session-user.ts';
import { findKeyByHash, touchKey } from './api-keys.repository.ts';

const TOUCH_MS = 60_000;
const NEVER = new Date(0);

interface KeyCall {
  key: string;
  /** Of the route; undefined where no key may call. */
  scope: ApiScope | undefined;
  address: string;
}

export async function authenticateKey(
  { clock, database, limits }: Pick<Dependencies, 'clock' | 'database' | 'limits'>,
  { key: given, scope, address }: KeyCall,
): Promise<Actor> {
  const found = await findKeyByHash(database.db, hashToken(given));
  if (!found) {
    await limits.spend('apiKeyFailuresPerAddress', networkKey(address));
    throw new AppError('API_KEY_INVALID');
  }
  const { key, maker } = found;
  await limits.spend('apiCallsPerKey', String(key.id));
  if (!scope || !key.scopes.includes(scope)) throw new AppError('API_KEY_SCOPE');
  const now = clock.now();
  if (now.getTime() - (key.lastUsedAt ?? NEVER).getTime() >= TOUCH_MS) {
    await touchKey(database.db, key.id, now);
  }
  return {
    userId: maker.id,
    role: maker.role,
    adminRole: maker.adminRole,
    scopes: key.scopes,
    profile: toSessionUser(maker),
    sessionKey: Buffer.alloc(0),
    authenticatedAt: NEVER,
  };
}

const BEARER = /^Bearer ([\w-]{1,100})$/i;

/** Undefined for a call without a key; another scheme is that of a proxy in front of the shop. */
export function readBearer(header: string | undefined): string | undefined {
  if (!header || !/^Bearer\b/i.test(header)) return undefined;
  const [, key] = BEARER.exec(header) ?? [];
  if (key === undefined) throw new AppError('API_KEY_INVALID');
  return key;
}
