// Gifts are licences without an order, each handed out by its link: they are the admin's until they are
// taken. A gift is easily sent twice: the same idempotency key gives the same licences.
import type { giveLicensesBody, HandedOutLicense, z } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { makeLinks } from '../../../people/links/make-link.ts';
import { lockSoldVariant } from '../../../shop/catalog/read-offers.ts';
import { generateLicenseKeys } from '../issuing/generate-license-keys.ts';
import { queueLicenseWebhooks } from '../license-webhooks.ts';
import { findGifts, insertGifts } from '../licenses.repository.ts';

type Gift = z.output<typeof giveLicensesBody> & { idempotencyKey: string | undefined };

type GiftVariant = NonNullable<Awaited<ReturnType<typeof lockSoldVariant>>>;

export async function giveLicenses(
  context: ActorContext,
  { productVariantId, qty, reason, idempotencyKey }: Gift,
): Promise<HandedOutLicense[]> {
  return context.database.transaction(async (tx) => {
    const variant = await lockSoldVariant(tx, productVariantId);
    if (!variant) {
      throw new AppError('NOT_FOUND', {
        message: 'Variant tidak ditemukan.',
        field: 'productVariantId',
      });
    }
    const gifts = await issue(tx, context, { variant, qty, reason, idempotencyKey });
    // Sent again, new links: nobody has seen the earlier answer. What was taken meanwhile is left out.
    const open = gifts.filter(({ userId }) => userId === context.actor.userId);
    const links = await makeLinks(
      context,
      tx,
      open.map(({ id: licenseId }) => ({
        kind: 'gift',
        madeBy: context.actor.userId,
        licenseId,
        onlyOne: `license ${licenseId}`,
      })),
    );
    return open.map(({ id, licenseKey, product, variant: name }, n) => ({
      licenseId: id,
      licenseKey,
      product,
      variant: name,
      url: links[n]?.url ?? '',
    }));
  });
}

async function issue(
  tx: Tx,
  context: ActorContext,
  gift: { variant: GiftVariant; qty: number; reason: string; idempotencyKey: string | undefined },
) {
  const { actor, clock } = context;
  const { variant, qty, reason, idempotencyKey } = gift;
  const { productName: product, name } = variant;
  const keys = giftKeys(idempotencyKey, qty);
  const inserted = await insertGifts(
    tx,
    generateLicenseKeys(variant.init, qty).map((licenseKey, n) => ({
      licenseKey,
      init: variant.init,
      userId: actor.userId,
      productName: product,
      variantName: name,
      giftKey: keys[n],
      issuedAt: clock.now(),
    })),
  );
  if (inserted.length < qty) return getEarlierGifts(tx, keys, { variant, inserted });
  for (const { id } of inserted) {
    await recordChange(tx, context, ['license', id], 'give', {
      note: reason,
      after: { product, variant: name },
    });
  }
  const ids = inserted.map(({ id }) => id);
  await queueLicenseWebhooks(context, tx, 'license.issued', { ids });
  return inserted;
}

/** One per licence: the first is the browser's own. */
function giftKeys(key: string | undefined, qty: number): Array<string | undefined> {
  return Array.from({ length: qty }, (_, n) => (key && n > 0 ? `${key} ${n + 1}` : key));
}

async function getEarlierGifts(
  tx: Tx,
  keys: Array<string | undefined>,
  { variant, inserted }: { variant: GiftVariant; inserted: unknown[] },
) {
  // The transaction is rolled back when only some of them are new: another quantity was asked for.
  if (inserted.length > 0) throw new AppError('IDEMPOTENCY_MISMATCH');
  const earlier = await findGifts(
    tx,
    keys.filter((key) => key !== undefined),
  );
  const isSame = earlier.every(
    (gift) => gift.product === variant.productName && gift.variant === variant.name,
  );
  if (!isSame || earlier.length !== keys.length) throw new AppError('IDEMPOTENCY_MISMATCH');
  return earlier;
}
