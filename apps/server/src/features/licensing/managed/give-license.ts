// A gift is easily sent twice: the same idempotency key gives one licence.

import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { requireCustomer } from '../../accounts/require-customer.ts';
import { requireRecentFactor } from '../../accounts/sessions/require-recent-authentication.ts';
import { generateLicenseKeys } from '../issuing/generate-license-keys.ts';
import { findGift, insertGift, lockSoldVariant } from '../licenses.repository.ts';
import { queueLicenseNotice } from '../mails/queue-license-notice.ts';

interface Gift {
  userId: number;
  productVariantId: number;
  reason: string;
  idempotencyKey: string | undefined;
}

/** A licence without an order: for a replaced box, a test, a gift to a mosque. Returns its id. */
export async function giveLicense(
  context: Context & { actor: Actor },
  { userId, productVariantId, reason, idempotencyKey }: Gift,
): Promise<number> {
  await requireRecentFactor(context);
  await requireCustomer(context, userId);
  return context.database.transaction(async (tx) => {
    const variant = await lockSoldVariant(tx, productVariantId);
    if (!variant) {
      throw new AppError('NOT_FOUND', {
        message: 'Variant tidak ditemukan.',
        field: 'productVariantId',
      });
    }
    const [licenseKey = ''] = generateLicenseKeys(variant.init, 1);
    const id = await insertGift(tx, {
      licenseKey,
      init: variant.init,
      userId,
      giftProductName: variant.productName,
      giftVariantName: variant.name,
      giftKey: idempotencyKey,
      issuedAt: context.clock.now(),
    });
    if (id === undefined) return getEarlierGift(tx, idempotencyKey, { userId, variant });
    await recordChange(tx, context, {
      subject: 'license',
      subjectId: id,
      action: 'give',
      note: reason,
      after: { product: variant.productName, variant: variant.name },
    });
    const { productName: product, name } = variant;
    await queueLicenseNotice(context, tx, {
      license: { id, userId, product, variant: name },
      event: 'license given',
    });
    return id;
  });
}

async function getEarlierGift(
  tx: Tx,
  key: string | undefined,
  { userId, variant }: { userId: number; variant: { productName: string; name: string } },
): Promise<number> {
  const earlier = key && (await findGift(tx, key));
  if (!earlier) throw new AppError('CONFLICT');
  const isSame =
    earlier.userId === userId &&
    earlier.productName === variant.productName &&
    earlier.variantName === variant.name;
  if (!isSame) throw new AppError('IDEMPOTENCY_MISMATCH');
  return earlier.id;
}
