import type { Tx } from '../../../../platform/db/types.ts';
import { type NoticeServices, queueNotice } from '../../../office/notices/queue-notice.ts';
import { findPerson } from '../../../people/accounts/find-person.ts';
import { type LicenseEvent, licenseMail } from './licenses.mails.ts';

interface LicenseNotice {
  license: { id: number; userId: number; product: string; variant: string | null };
  event: LicenseEvent;
  reason?: string | undefined;
  /** For what can happen again: a transfer's number, or the moment. */
  occasion?: string;
}

/** Runs in the transaction of the event. Deleted accounts get no notice. */
export async function queueLicenseNotice(
  services: NoticeServices,
  tx: Tx,
  { license, event, reason, occasion = '' }: LicenseNotice,
): Promise<void> {
  const { id: subjectId, userId, product, variant } = license;
  const person = await findPerson(tx, userId);
  if (!person) return;
  const mail = licenseMail(
    event,
    { user: person, product, variant, reason },
    services.config.publicUrl,
  );
  await queueNotice(services, tx, { person, event, subject: 'license', subjectId, occasion, mail });
}
