import type { Tx } from '../../../../platform/db/types.ts';
import type { NoticeServices } from '../../../office/notices/queue-notice.ts';
import { queueOwnersNotice } from '../../../office/notices/queue-owners-notice.ts';
import { type LicenseEvent, licenseMail } from './licenses.mails.ts';

interface LicenseNotice {
  license: {
    id: number;
    userId: number;
    /** Null: only the user hears of it. */
    mosqueId: number | null;
    product: string;
    variant: string | null;
  };
  event: LicenseEvent;
  reason?: string | undefined;
  /** For what can happen again: a transfer's number, or the moment. */
  occasion?: string;
}

/** Runs in the transaction of the event. */
export async function queueLicenseNotice(
  services: NoticeServices,
  tx: Tx,
  { license, event, reason, occasion = '' }: LicenseNotice,
): Promise<void> {
  const { id: subjectId, product, variant } = license;
  await queueOwnersNotice(services, tx, {
    ...{ owner: license, event, subject: 'license', subjectId, occasion },
    mail: (user) =>
      licenseMail(event, { user, product, variant, reason }, services.config.publicUrl),
  });
}
