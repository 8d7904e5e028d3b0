// One message at the right moment, each once, at nine in the morning.
import { businessHour } from '../../../platform/business-hour.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { findPerson } from '../../people/accounts/find-person.ts';
import { queueNotice } from '../notices/queue-notice.ts';
import { type Reminder, reminderMail } from './reminders.mails.ts';
import { stopLink } from './stop-reminders.ts';

const HOUR = 9;

type Needed = Pick<
  Dependencies,
  'clock' | 'config' | 'database' | 'jobs' | 'licenseKeys' | 'settings'
>;

type FindDue = (
  db: Queryable,
  when: { now: Date; trialDays: number | null },
) => Promise<Reminder[]>;

/** Called several times an hour. `findDue` reads the tables of several features. */
export async function sendReminders(dependencies: Needed, findDue: FindDue): Promise<void> {
  const { clock, config, database, settings } = dependencies;
  const { reminders, trialDays } = settings.current.shop;
  const now = clock.now();
  if (reminders === 'off' || businessHour(now) !== HOUR) return;
  for (const reminder of await findDue(database.db, { now, trialDays })) {
    const { event, subjectId, userId } = reminder;
    const stopUrl = await stopLink(dependencies, userId);
    await database.transaction(async (tx) => {
      const person = await findPerson(tx, userId);
      if (!person?.wantsReminders) return;
      const mail = reminderMail(reminder, {
        person,
        stopUrl,
        publicUrl: config.publicUrl,
        trialDays,
      });
      const subject = event === 'trial ends' ? 'user' : 'order line';
      const occasion = String(userId);
      await queueNotice(dependencies, tx, { event, subject, subjectId, occasion, person, mail });
    });
  }
}
