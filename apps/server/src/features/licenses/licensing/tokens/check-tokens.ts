// Checks that each stored token belongs to its row: otherwise only a box that refuses the token
// would show that a row was changed by hand or a token copied.
import { hashLicenseKey, importSigningPublicKey, verifyToken } from '@timesync/contract';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/db/types.ts';
import { toDeviceId } from '../device-id.ts';
import { activations, licenses } from '../licensing.schema.ts';
import { listPublicKeys } from './public-keys.repository.ts';

const ROWS_AT_ONCE = 1_000;

/** The activations whose token was not signed for them. */
export async function checkTokens(db: Queryable): Promise<string[]> {
  const known = await listPublicKeys(db);
  const keys = new Map(
    await Promise.all(
      known.map(
        async ({ keyId, signing }) => [keyId, await importSigningPublicKey(signing)] as const,
      ),
    ),
  );
  const broken: string[] = [];
  for (let last = 0; ; ) {
    const page = await listTokens(db, last);
    for (const row of page) {
      const verified = await verifyToken(row.token ?? '', keys);
      const isOwn =
        verified.ok &&
        verified.payload.sequence === row.sequence &&
        row.deviceId === toDeviceId(verified.payload.deviceId) &&
        Buffer.from(await hashLicenseKey(row.licenseKey)).equals(verified.payload.keyHash);
      if (!isOwn) broken.push(`activation ${row.id} of the licence ${row.licenseId}`);
    }
    last = page.at(-1)?.id ?? last;
    if (page.length < ROWS_AT_ONCE) return broken;
  }
}

function listTokens(db: Queryable, after: number) {
  const { id, licenseId, sequence, deviceId, token } = activations;
  return db
    .select({ id, licenseId, sequence, deviceId, token, licenseKey: licenses.licenseKey })
    .from(activations)
    .innerJoin(licenses, eq(licenses.id, licenseId))
    .where(and(isNotNull(token), gt(id, after)))
    .orderBy(asc(id))
    .limit(ROWS_AT_ONCE);
}
