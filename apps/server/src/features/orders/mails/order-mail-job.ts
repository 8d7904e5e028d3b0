// Mails about facts that never change again carry only the order's number: the mail is written when
// it is sent, not while the customer waits. A reason or a deadline can change, so the other mails
// are written at once.

import type { Dependencies } from '../../../platform/dependencies.ts';
import type { JobKind } from '../../../platform/jobs/jobs.ts';
import { deliver, mailJob } from '../../../platform/mail/mail-queue.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { listActiveAccounts } from '../../payments/list-active-accounts.ts';
import { findOrder } from '../load-order.repository.ts';
import { orderApprovedMail, orderPlacedMail } from './orders.mails.ts';

interface OrderMail {
  orderId: number;
  event: 'placed' | 'approved';
}

export const orderMailJob: JobKind<OrderMail> = {
  name: 'order-mail',
  options: mailJob.options,
};

export async function composeOrderMail(
  { config, database }: Pick<Dependencies, 'config' | 'database'>,
  { orderId, event }: OrderMail,
): Promise<Mail> {
  const order = await findOrder(database.db, orderId, undefined);
  if (!order) throw new Error(`There is no order ${orderId} to write about`);
  if (event === 'approved') return orderApprovedMail(order, config.publicUrl);
  return orderPlacedMail(order, config.publicUrl, await listActiveAccounts(database.db));
}

export async function sendOrderMails(dependencies: Dependencies): Promise<void> {
  await dependencies.jobs.work(orderMailJob, async (data, id) => {
    await deliver(dependencies, await composeOrderMail(dependencies, data), id);
  });
}
