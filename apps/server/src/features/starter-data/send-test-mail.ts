// Sent directly and not through the queue, so that the admin sees whether the mail server accepts
// it.
import { randomUUID } from 'node:crypto';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { failureReason } from '../../platform/jobs/failure-reason.ts';
import { testMail } from '../../platform/mail/test-mail.ts';
import { saveShopTime } from '../settings/change-settings.ts';

/** Returns the address. */
export async function sendTestMail(context: Context & { actor: Actor }): Promise<string> {
  const { email } = context.actor.profile;
  try {
    await context.mailer.send(testMail(email), randomUUID());
  } catch (error) {
    const message = `Email uji tidak terkirim: ${failureReason(error)}`;
    throw new AppError('MAIL_NOT_SENT', { message });
  }
  await saveShopTime(context, 'mailTestedAt');
  return email;
}
