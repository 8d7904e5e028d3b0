import type { Tx } from '../../platform/db/types.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { queueNotice } from '../../platform/mail/queue-notice.ts';
import { findPerson } from '../accounts/find-person.ts';
import { type LicenseEvent, licenseMail } from './licenses.mails.ts';

interface LicenseNotice {
  license: { id: number; userId: number; product: string; variant: string | null };
  event: LicenseEvent;
  reason?: string | undefined;
  /** For what can happen again: a transfer's number, or the moment. */
  occasion?: string;
}

/** In the transaction of the event. Nobody is told whose account is gone. */
export async function queueLicenseNotice(
  { clock, config, jobs }: Pick<Dependencies, 'clock' | 'config' | 'jobs'>,
  tx: Tx,
  { license, event, reason, occasion = '' }: LicenseNotice,
): Promise<void> {
  const { id: subjectId, userId, product, variant } = license;
  const user = await findPerson(tx, userId);
  if (!user) return;
  const mail = licenseMail(event, { user, product, variant, reason }, config.publicUrl);
  const at = clock.now();
  await queueNotice(jobs, tx, { userId, event, subject: 'license', subjectId, occasion, mail, at });
}
