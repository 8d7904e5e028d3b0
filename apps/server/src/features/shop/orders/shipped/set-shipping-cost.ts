// "Dihitung admin": the order waits without a price until an admin says it. From then on it is an
// order like any other, with a unique code and the full time to pay.
import { formatRupiah, LARGEST_UNIQUE_CODE, MAX_ORDER_TOTAL } from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { isUniqueViolation } from '../../../../platform/db/errors.ts';
import type { Tx } from '../../../../platform/db/types.ts';
import { recordChange } from '../../../../platform/history/record-change.ts';
import type { ActorContext } from '../../../../platform/http/mount.ts';
import { listActiveAccounts } from '../../payments/payment-accounts.ts';
import { paymentDeadline } from '../expiring/payment-deadline.ts';
import { shippingCostMail } from '../mails/orders.mails.ts';
import { queueOrderNotice } from '../mails/queue-order-notice.ts';
import { lockOrder, requireStatusChange } from '../orders.repository.ts';
import { codeSigns, findFreeCode } from '../placing/choose-code.ts';

const ATTEMPTS = 5;

interface Cost {
  orderId: number;
  amount: number;
}

export async function setShippingCost(context: ActorContext, cost: Cost): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.database.transaction((tx) => priceOrder(context, tx, cost));
    } catch (error) {
      // The free amount went to an order that was placed at the same moment.
      if (attempt === ATTEMPTS || !isUniqueViolation(error)) throw error;
    }
  }
}

async function priceOrder(context: ActorContext, tx: Tx, { orderId, amount }: Cost): Promise<void> {
  const { clock, settings } = context;
  const order = await lockOrder(tx, orderId);
  const total = order.totalAmount + amount;
  requirePayable(total);
  const uniqueCode = await chooseCode(tx, total, codeSigns[settings.current.shop.uniqueCode]);
  await requireStatusChange(tx, 'setShippingCost', {
    orderId,
    changes: {
      shippingAmount: amount,
      totalAmount: total,
      awaitsShippingCost: false,
      uniqueCode,
      holdsAmount: uniqueCode !== 0,
      expiresAt: paymentDeadline(clock.now(), settings),
    },
  });
  await recordChange(tx, context, ['order', orderId], 'setShippingCost', {
    note: `Ongkos kirim ${formatRupiah(amount)}`,
    after: { status: 'pending', shippingAmount: amount, total },
  });
  const accounts = await listActiveAccounts(tx);
  await queueOrderNotice(context, tx, orderId, 'shipping cost', (read, publicUrl) =>
    shippingCostMail(read, publicUrl, accounts),
  );
}

function requirePayable(total: number): void {
  if (total > MAX_ORDER_TOTAL) throw new AppError('TOTAL_TOO_LARGE');
  // An order with nothing to pay could never be approved.
  if (total === 0) {
    throw new AppError('INVALID', { field: 'amount', message: 'Total pesanan tidak boleh Rp 0.' });
  }
}

/** As at the checkout: a code never makes nothing of something, and no code is better than no order. */
async function chooseCode(tx: Tx, total: number, sign: -1 | 0 | 1): Promise<number> {
  if (sign === 0 || total + sign * LARGEST_UNIQUE_CODE <= 0) return 0;
  return sign * ((await findFreeCode(tx, total, sign)) ?? 0);
}
