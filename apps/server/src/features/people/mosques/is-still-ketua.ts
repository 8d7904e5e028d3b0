import type { Tx } from '../../../platform/db/types.ts';
import type { Link } from '../links/consume-link.ts';
import { lockRole } from './mosques.repository.ts';

/** For a link that a ketua made: he stays one until the end of the transaction. */
export async function isStillKetua(
  tx: Tx,
  { kind, mosqueId, madeBy: userId }: Link,
): Promise<boolean> {
  if (!mosqueId) return false;
  // A ketua who gives his own place is changed next: of ten who take it, nine wait here.
  const strength = kind === 'ketua' ? 'update' : 'share';
  return (await lockRole(tx, { mosqueId, userId }, strength)) === 'ketua';
}
