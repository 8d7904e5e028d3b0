// A key may fail ten times a day (T50). Only failures count: a typing error is reported before any
// look-up, and a success resets the count. The device that holds the licence is never locked out by
// other attempts with its key, because asking again is free for it.
import { parseLicenseKey } from '@timesync/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { networkKey } from '../../../platform/limits/network-key.ts';
import type { DeviceId } from './device-id.ts';
import { findByAlias, findLicense } from './load-license.repository.ts';

/**
 * Format first, then checksum: a typing error costs no attempt. Where keys of another system were
 * imported, what is none of ours may be one of theirs; those can be short, so that guessing them
 * spends the attempts of the address.
 */
export async function readLicenseKey(
  { client, database, limits }: Pick<Context, 'client' | 'database' | 'limits'>,
  typed: string,
  limit: 'activationsPerAddress' | 'licenseChecksPerAddress' = 'activationsPerAddress',
): Promise<string> {
  const parsed = parseLicenseKey(typed);
  if (parsed.ok) return parsed.key;
  const { licenseKey, hasAliases } = await findByAlias(database.db, typed.trim());
  if (hasAliases) await limits.spend(limit, networkKey(client.address));
  if (licenseKey) return licenseKey;
  const code = parsed.problem === 'format' ? 'LICENSE_KEY_FORMAT' : 'LICENSE_KEY_CHECKSUM';
  throw new AppError(code, { field: 'licenseKey' });
}

interface Attempt {
  licenseKey: string;
  deviceId: DeviceId | undefined;
}

/** `work` resets the failures in its own transaction when it succeeds. */
export async function attemptWithKey<T>(
  { client, database, limits }: Pick<Context, 'client' | 'database' | 'limits'>,
  { licenseKey, deviceId }: Attempt,
  work: () => Promise<T>,
): Promise<T> {
  const usedUp = await limits.spendInOrder([
    ['activationsPerAddress', networkKey(client.address)],
    ['activationFailuresPerKey', licenseKey],
  ]);
  if (usedUp === 'activationsPerAddress') throw new AppError('TOO_MANY_REQUESTS');
  if (usedUp && !(await isHeldBy(database.db, licenseKey, deviceId))) {
    throw new AppError('TOO_MANY_REQUESTS', {
      message:
        'License key ini sudah terlalu sering dicoba hari ini. Buka Aktivasi lewat HP lalu pilih lisensinya dari daftar, atau hubungi admin.',
    });
  }
  return work();
}

/** Resets failures when the licence has become free or usable again. */
export function forgetFailures(
  limits: Context['limits'],
  db: Queryable,
  licenseKey: string,
): Promise<void> {
  return limits.forget(db, 'activationFailuresPerKey', licenseKey);
}

async function isHeldBy(
  db: Queryable,
  licenseKey: string,
  deviceId: DeviceId | undefined,
): Promise<boolean> {
  if (!deviceId) return false;
  const license = await findLicense(db, { licenseKey });
  return license?.activation?.deviceId === deviceId;
}
