// Whether the maker of a licence's link may still give it.
import type { Tx } from '../../../../platform/db/types.ts';
import { isStillAdmin } from '../../../people/accounts/admins/admins.ts';
import { findPerson } from '../../../people/accounts/find-person.ts';
import type { Link } from '../../../people/links/consume-link.ts';
import { isStillKetua } from '../../../people/mosques/is-still-ketua.ts';
import { lockLicense } from '../load-license.repository.ts';

async function isStillOwner(tx: Tx, { licenseId, madeBy }: Link): Promise<boolean> {
  const license = licenseId ? await lockLicense(tx, { id: licenseId }) : undefined;
  const isHis = license?.userId === madeBy && !license.mosqueId;
  return isHis && (await findPerson(tx, madeBy)) !== undefined;
}

export const licenseRights = { admin: isStillAdmin, ketua: isStillKetua, owner: isStillOwner };
