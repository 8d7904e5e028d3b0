// Filing a licence to a mosque. Its order follows once all its licences are there, with documents,
// boxes and warranty; documents that were issued keep their name.
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { fileLicense, type LicensePlace } from '../../../licenses/licensing/own/file-license.ts';
import { fileOrderOfLicense } from '../file-orders.ts';

export async function fileOwnLicense(context: ActorContext, place: LicensePlace): Promise<void> {
  await context.database.transaction(async (tx) => {
    const mosqueId = await fileLicense(context, tx, place);
    if (mosqueId === null) return;
    const { licenseId } = place;
    await fileOrderOfLicense(tx, { licenseId, mosqueId, userId: context.actor.userId });
  });
}
