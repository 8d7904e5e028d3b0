// Mails about events that never change again contain only the order's number: the mail is written when
// it is sent, not while the customer waits. That an order has expired can change, by a late proof: then
// its mail is not sent. A reason or a deadline can change too, so the other mails are written at once.
import type { Dependencies } from '../../../../platform/dependencies.ts';
import type { JobKind } from '../../../../platform/jobs/jobs.ts';
import { mailJob } from '../../../../platform/mail/mail-queue.ts';
import type { Attachment, Mail } from '../../../../platform/mail/mailer.ts';
import { queueWhatsappNotice } from '../../../office/notices/queue-notice.ts';
import { sendNotice } from '../../../office/notices/send-mails.ts';
import { listActiveAccounts } from '../../payments/payment-accounts.ts';
import { drawDocument } from '../documents/draw-document.ts';
import { getOrder, type LoadedOrder } from '../load-order.repository.ts';
import { orderApprovedMail, orderExpiredMail, orderPlacedMail } from './orders.mails.ts';
import { occasionOf, readersOf } from './queue-order-notice.ts';

interface OrderMail {
  orderId: number;
  event: 'placed' | 'approved' | 'expired';
  /** The reader of this mail, when there are several. */
  readerId?: number;
}

export const orderMailJob: JobKind<OrderMail> = {
  name: 'order-mail',
  pauseMs: mailJob.pauseMs,
  options: mailJob.options,
};

type Writing = Pick<Dependencies, 'clock' | 'config' | 'database'>;

/** One for each reader; none when it is no longer true. */
export async function composeOrderMails(
  dependencies: Writing,
  { orderId, event, readerId }: OrderMail,
): Promise<Array<{ order: LoadedOrder; mail: Mail }>> {
  const order = await getOrder(dependencies.database.db, orderId);
  const readers = await readersOf(dependencies.database.db, order);
  const written = [];
  for (const user of readers.filter(({ id }) => readerId === undefined || id === readerId)) {
    const read = { ...order, user };
    const mail = await writeMail(dependencies, read, event);
    if (mail) written.push({ order: read, mail });
  }
  return written;
}

async function writeMail(
  { clock, config, database }: Writing,
  order: LoadedOrder,
  event: OrderMail['event'],
): Promise<Mail | undefined> {
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

/** A free order has no kwitansi. */
async function attachedReceipt(services: Dependencies, order: LoadedOrder): Promise<Attachment[]> {
  if (!order.receipt) return [];
  const { name, bytes } = await drawDocument(services, order, { withProof: false });
  return [{ filename: `${name}.pdf`, content: bytes }];
}

export async function sendOrderMails(dependencies: Dependencies): Promise<void> {
  const send = (data: OrderMail, id: string) => sendOrderMail(dependencies, data, id);
  await dependencies.jobs.work(orderMailJob, send);
}

export async function sendOrderMail(
  dependencies: Dependencies,
  data: OrderMail,
  id: string,
): Promise<void> {
  const [first, ...others] = await composeOrderMails(dependencies, data);
  if (!first) return;
  // A job each, so that a mail that is tried again goes to its reader alone.
  if (others.length > 0) {
    const jobs = [first, ...others].map(({ order }) => ({ ...data, readerId: order.user.id }));
    return dependencies.jobs.enqueueMany(dependencies.database.db, orderMailJob, jobs);
  }
  const { mail, order } = first;
  const { id: subjectId, user: person } = order;
  const about = { subject: 'order', subjectId, event: data.event, ...occasionOf(order) } as const;
  const notice = { ...about, person, mail };
  // First: an address that is refused must not keep the customer from hearing by WhatsApp.
  if (person.wantsWhatsapp) {
    await dependencies.database.transaction((tx) => queueWhatsappNotice(dependencies, tx, notice));
  }
  const attachments = data.event === 'approved' ? await attachedReceipt(dependencies, order) : [];
  await sendNotice(dependencies, notice, { mail: { ...mail, attachments }, id });
}
