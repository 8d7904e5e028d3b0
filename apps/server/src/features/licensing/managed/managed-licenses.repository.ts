import type {
  LicenseStatus,
  ListFilters,
  listManagedLicenses,
  ManagedLicense,
} from '@timesync/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/types.ts';
import { allOf, contains } from '../../../platform/lists/contains.ts';
import type { ListSource } from '../../../platform/lists/list-page.ts';

import { byMosqueName, byOwnerEmail } from '../../../reads/owner-filters.ts';
import { type LicenseRow, licenseColumns, licenseJoins } from '../load-license.repository.ts';

export type ManagedLicenseRow = LicenseRow &
  Pick<ManagedLicense, 'owner' | 'invoiceNumber' | 'alias'> & { issuedAt: Date | string };

const isBound = sql`exists (select from activations a where a.license_id = l.id and a.released_at is null)`;

/** The twin of `licenseStatusOf` in the contract; a test compares them on the same rows. */
const hasStatus: Record<LicenseStatus, SQL> = {
  revoked: sql`l.revoked_at is not null`,
  suspended: sql`l.revoked_at is null and l.suspended_at is not null`,
  active: sql`l.revoked_at is null and l.suspended_at is null and ${isBound}`,
  unused: sql`l.revoked_at is null and l.suspended_at is null and not ${isBound}`,
};

export async function licensesMatching(
  db: Queryable,
  { licenseKey, email, mosque, status, init }: ListFilters<typeof listManagedLicenses>,
  id?: number,
): Promise<ListSource> {
  return {
    from: sql`licenses l`,
    id: sql`l.id`,
    where: allOf(
      id === undefined ? undefined : sql`l.id = ${id}`,
      licenseKey
        ? sql`(${contains(sql`l.license_key`, licenseKey)} or l.id = any(array(
            select a.license_id from license_aliases a where ${contains(sql`a.alias`, licenseKey)})))`
        : undefined,
      init ? sql`l.init = ${init.toUpperCase()}` : undefined,
      status ? hasStatus[status] : undefined,
      email ? await byOwnerEmail(db, sql`l.user_id`, email) : undefined,
      mosque ? await byMosqueName(db, sql`l.mosque_id`, mosque) : undefined,
    ),
    columns: sql`${licenseColumns}, l.issued_at as "issuedAt", o.invoice_number as "invoiceNumber",
      (select a.alias from license_aliases a where a.license_id = l.id) as alias,
      json_build_object('id', u.id, 'name', u.name, 'email', u.email) as owner`,
    joins: sql`${licenseJoins} join users u on u.id = l.user_id`,
    isSearch: Boolean(licenseKey || email || mosque),
    isProbing: status === 'active' || status === 'unused',
  };
}
