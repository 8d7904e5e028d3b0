import type { Tx } from '../../../../platform/db/types.ts';
import type { Link } from '../../links/consume-link.ts';
import { lockAdmin } from './admins.repository.ts';

/** For a link that an admin made: he stays one until the end of the transaction. */
export const isStillAdmin = (tx: Tx, { madeBy }: Link): Promise<boolean> => lockAdmin(tx, madeBy);
