// A deleted user loses his places in mosques. A mosque without anybody else ends with him; the only
// ketua of one with other members is not deleted.
import { AppError } from '../../../platform/app-error.ts';
import type { ActorContext } from '../../../platform/http/mount.ts';
import { haveLicenses } from '../../licenses/licensing/own/mosque-licenses.ts';
import { deleteAccount } from '../accounts/users/delete-account.ts';
import { endLinksOfMosque } from '../links/end-links.ts';
import { endSoleMosques } from '../mosques/end-sole-mosques.ts';
import { refuseLastKetua } from '../mosques/refuse-last-ketua.ts';

interface Deletion {
  id: number;
  /** Licences of a mosque without anybody else stay with their devices, and nobody manages them. */
  endsMosques?: boolean;
}

export async function deleteUser(
  context: ActorContext,
  { id, endsMosques = false }: Deletion,
): Promise<void> {
  const work = context.database.transaction(async (tx) => {
    const endedMosques = await endSoleMosques(tx, id, async (mosqueIds) => {
      const isRefused = !endsMosques && (await haveLicenses(tx, mosqueIds));
      if (isRefused) throw new AppError('MOSQUE_WITH_LICENSES');
    });
    for (const mosqueId of endedMosques) {
      await endLinksOfMosque(tx, mosqueId, context.clock.now());
    }
    await deleteAccount(context, tx, { id, endedMosques });
  });
  await work.catch(refuseLastKetua);
}
