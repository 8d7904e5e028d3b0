// Sent while the admin waits, not through the queue: he must see whether the mail server takes it.
import { randomUUID } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { failureReason } from '../../platform/jobs/failure-reason.ts';
import { testMail } from '../../platform/mail/test-mail.ts';
import { findPerson } from '../accounts/find-person.ts';
import { noteForShop } from '../settings/change-settings.ts';

/** Returns the address. */
export async function sendTestMail(context: Context & { actor: Actor }): Promise<string> {
  const { actor, database, mailer } = context;
  const admin = await findPerson(database.db, actor.userId);
  if (!admin) throw new AppError('NOT_FOUND');
  try {
    await mailer.send(testMail(admin.email), randomUUID());
  } catch (error) {
    const message = `Email uji tidak terkirim: ${failureReason(error)}`;
    throw new AppError('MAIL_NOT_SENT', { message });
  }
  await noteForShop(context, 'mailTestedAt');
  return admin.email;
}
