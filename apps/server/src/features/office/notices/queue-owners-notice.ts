// Notices of an order's box, a claim or a licence go to its owner; when that is a mosque, to those who may
// order for it now, and not to a buyer who has left (decision 0160).
import type { Tx } from '../../../platform/db/types.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { findPeople, type Person } from '../../people/accounts/find-person.ts';
import { findBuyers } from '../../people/mosques/members/members.ts';
import { type Notice, type NoticeServices, queueNotice } from './queue-notice.ts';

interface OwnersNotice extends Omit<Notice, 'person' | 'mail'> {
  owner: { userId: number; mosqueId: number | null };
  mail: (reader: Person) => Mail;
}

/** Call it in the transaction of the event. Deleted accounts get no notice. */
export async function queueOwnersNotice(
  services: NoticeServices,
  tx: Tx,
  { owner: { userId, mosqueId }, occasion = '', mail, ...about }: OwnersNotice,
): Promise<void> {
  const ofMosque = mosqueId === null ? undefined : await findBuyers(tx, mosqueId);
  for (const person of ofMosque ?? (await findPeople(tx, [userId]))) {
    await queueNotice(services, tx, {
      ...about,
      person,
      mail: mail(person),
      // Several readers, and each hears of an event once.
      occasion: ofMosque ? `${occasion} ${person.id}`.trim() : occasion,
    });
  }
}
