// Mails about facts that never change again carry only the order's number: the mail is written when
// it is sent, not while the customer waits. That an order has expired can change, by a late proof: then
// its mail is not sent. A reason or a deadline can change too, so the other mails are written at once.

import type { Dependencies } from '../../../platform/dependencies.ts';
import type { JobKind } from '../../../platform/jobs/jobs.ts';
import { deliver, mailJob } from '../../../platform/mail/mail-queue.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { listActiveAccounts } from '../../payments/list-active-accounts.ts';
import { findOrder } from '../load-order.repository.ts';
import { noteOrderMail } from './note-order-mail.ts';
import { orderApprovedMail, orderExpiredMail, orderPlacedMail } from './orders.mails.ts';

interface OrderMail {
  orderId: number;
  event: 'placed' | 'approved' | 'expired';
}

export const orderMailJob: JobKind<OrderMail> = {
  name: 'order-mail',
  options: mailJob.options,
};

/** Nothing when it is no longer true. */
export async function composeOrderMail(
  { clock, config, database }: Pick<Dependencies, 'clock' | 'config' | 'database'>,
  { orderId, event }: OrderMail,
): Promise<Mail | undefined> {
  const order = await findOrder(database.db, orderId, undefined);
  if (!order) throw new Error(`There is no order ${orderId} to write about`);
  switch (event) {
    case 'placed':
      return orderPlacedMail(order, config.publicUrl, await listActiveAccounts(database.db));
    case 'approved':
      return orderApprovedMail(order, config.publicUrl);
    case 'expired':
      return order.status === 'expired'
        ? orderExpiredMail(order, config.publicUrl, clock.now())
        : undefined;
  }
}

export async function sendOrderMails(dependencies: Dependencies): Promise<void> {
  await dependencies.jobs.work(orderMailJob, async (data, id) => {
    const mail = await composeOrderMail(dependencies, data);
    if (!mail) return;
    await deliver(dependencies, mail, id);
    await noteOrderMail(dependencies, data, mail);
  });
}
