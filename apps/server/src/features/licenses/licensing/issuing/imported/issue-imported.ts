// Licences of the time before this shop get a key of ours; the foreign key stays as their alias, by
// which they are activated, checked and found.
import type { Tx } from '../../../../../platform/db/types.ts';
import { recordChanges } from '../../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../../platform/http/mount.ts';
import { queueLicenseWebhooks } from '../../license-webhooks.ts';
import { insertGifts } from '../../licenses.repository.ts';
import { generateLicenseKeys } from '../generate-license-keys.ts';
import type { NewLicense } from './judge-rows.ts';
import { licenseAliases } from './license-aliases.schema.ts';

type ImportedLicense = Omit<NewLicense, 'email'> & { userId: number };

export async function issueImported(
  tx: Tx,
  context: ActorContext,
  imported: ImportedLicense[],
): Promise<void> {
  if (imported.length === 0) return;
  const at = context.clock.now();
  const keyed = imported.map((license) => {
    const [licenseKey = ''] = generateLicenseKeys(license.init, 1);
    return { ...license, licenseKey };
  });
  const issued = await insertGifts(
    tx,
    keyed.map(({ userId, init, product, variant, licenseKey, boughtOn }) => ({
      licenseKey,
      init,
      userId,
      productName: product,
      variantName: variant,
      // The years in which it may move count from the purchase.
      issuedAt: boughtOn === undefined ? at : new Date(`${boughtOn}T12:00:00+07:00`),
    })),
  );
  const idOf = new Map(issued.map(({ id, licenseKey }) => [licenseKey, id]));
  const aliases = keyed.map(({ licenseKey, alias }) => ({
    licenseId: idOf.get(licenseKey) ?? 0,
    alias,
  }));
  await tx.insert(licenseAliases).values(aliases);
  const changes = aliases.map(({ licenseId: id, alias }) => ({ id, after: { alias } }));
  await recordChanges(tx, context, ['license', changes], 'import');
  const ids = aliases.map(({ licenseId }) => licenseId);
  await queueLicenseWebhooks(context, tx, 'license.issued', { ids });
}
