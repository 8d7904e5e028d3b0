// One message at the right moment: a trial that ends in three days, a licence that was bought and not
// installed for a week, a box that arrived and is not in use. Each once, at nine in the morning, to
// customers who have not stopped them. What came due while the server was away is sent within a week.

import { businessHour } from '../../../platform/business-hour.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import {
  type IdleLicenses,
  listIdleLicenses,
} from '../../licenses/licensing/list-idle-licenses.ts';
import { findPerson, type Person } from '../../people/accounts/find-person.ts';
import { listTrials } from '../../people/accounts/list-trials.ts';
import { listLineIds } from '../../shop/orders/list-line-ids.ts';
import { listArrivedOrders } from '../../shop/shipping/parcels/order-parcels.ts';
import { findNoticed } from '../notices/find-noticed.ts';
import { queueNotice } from '../notices/queue-notice.ts';
import type { Subject } from '../notices/whatsapp/whatsapp-words.ts';
import { idleLicenseMail, silentBoxMail, trialEndsMail } from './reminders.mails.ts';
import { stopLink, wantsReminders } from './stop-reminders.ts';

const HOUR = 9;
const DAY_MS = 24 * 60 * 60 * 1000;
const BEFORE_END_DAYS = 3;
const IDLE_DAYS = 7;
const SILENT_DAYS = 3;
const LATE_DAYS = 7;

type Needed = Pick<
  Dependencies,
  'clock' | 'config' | 'database' | 'jobs' | 'licenseKeys' | 'settings'
>;
type Write = (reader: { person: Person; publicUrl: string; stopUrl: string }) => Mail;

interface Reminder extends Subject {
  userId: number;
  event: 'trial ends' | 'license idle' | 'box silent';
  write: Write;
}

/** Called several times an hour. */
export async function sendReminders(dependencies: Needed): Promise<void> {
  const { clock, settings } = dependencies;
  if (settings.current.shop.reminders === 'off' || businessHour(clock.now()) !== HOUR) return;
  const due = [
    ...(await findEndingTrials(dependencies)),
    ...(await findIdleLicenses(dependencies)),
    ...(await findSilentBoxes(dependencies)),
  ];
  const { db } = dependencies.database;
  for (const [event, reminders] of Map.groupBy(due, (one) => one.event)) {
    const [{ subject } = { subject: 'user' }] = reminders;
    const ids = reminders.map(({ subjectId }) => subjectId);
    const known = await findNoticed(db, { event, subject, ids });
    for (const reminder of reminders) {
      if (!known.has(reminder.subjectId)) await send(dependencies, reminder);
    }
  }
}

async function send(dependencies: Needed, { userId, write, ...about }: Reminder): Promise<void> {
  const { config, database } = dependencies;
  const stopUrl = await stopLink(dependencies, userId);
  await database.transaction(async (tx: Tx) => {
    const person = await findPerson(tx, userId);
    if (!person || !(await wantsReminders(tx, userId))) return;
    const mail = write({ person, publicUrl: config.publicUrl, stopUrl });
    await queueNotice(dependencies, tx, { ...about, occasion: String(userId), person, mail });
  });
}

/** From `days` ago, back to what is too late to be said. */
function span({ clock }: Pick<Needed, 'clock'>, days: number) {
  const until = new Date(clock.now().getTime() - days * DAY_MS);
  return { from: new Date(until.getTime() - LATE_DAYS * DAY_MS), until };
}

async function findEndingTrials(dependencies: Needed): Promise<Reminder[]> {
  const { clock, database, settings } = dependencies;
  const { trialDays } = settings.current.shop;
  if (trialDays === null || trialDays <= BEFORE_END_DAYS) return [];
  const registered = span(dependencies, trialDays - BEFORE_END_DAYS);
  const trials = await listTrials(database.db, registered);
  return trials.flatMap(({ id, createdAt }) => {
    const endsAt = new Date(createdAt.getTime() + trialDays * DAY_MS);
    if (endsAt <= clock.now()) return [];
    const write: Write = (reader) => trialEndsMail(reader, endsAt);
    return { userId: id, event: 'trial ends', subject: 'user', subjectId: id, write };
  });
}

async function findIdleLicenses(dependencies: Needed): Promise<Reminder[]> {
  const issued = span(dependencies, IDLE_DAYS);
  const idle = await listIdleLicenses(dependencies.database.db, { issued });
  return idle.map((licenses) => remindOf('license idle', licenses, idleLicenseMail));
}

/** A box that was activated while packing works without us: nobody knows whether it is switched on. */
async function findSilentBoxes(dependencies: Needed): Promise<Reminder[]> {
  const { db } = dependencies.database;
  const orderIds = await listArrivedOrders(db, span(dependencies, SILENT_DAYS));
  const lines = await Promise.all(orderIds.map((orderId) => listLineIds(db, orderId)));
  const orderLineIds = lines.flat().map(({ lineId }) => lineId);
  if (orderLineIds.length === 0) return [];
  const idle = await listIdleLicenses(db, { orderLineIds });
  return idle.map((licenses) => remindOf('box silent', licenses, silentBoxMail));
}

function remindOf(
  event: Reminder['event'],
  licenses: IdleLicenses,
  write: typeof idleLicenseMail,
): Reminder {
  const { userId, orderLineId } = licenses;
  return {
    ...{ userId, event, subject: 'order line', subjectId: orderLineId },
    write: (reader) => write(reader, licenses),
  };
}
