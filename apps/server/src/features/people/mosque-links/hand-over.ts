// The one place where a mosque changes hands. Licences, devices, counted moves, deadlines and warranties
// belong to the mosque and are not touched; only the person whom notices of its licences go to changes.
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { queueMail } from '../../../platform/mail/mail-queue.ts';
import { reassignMosqueLicenses } from '../../licenses/licensing/own/mosque-licenses.ts';
import { findPerson } from '../accounts/find-person.ts';
import { endLinksOfMember } from '../links/end-links.ts';
import { type Replacement, replaceKetua } from '../mosques/replace-ketua.ts';
import { showMosque } from '../mosques/show-mosque.ts';
import { handedOnMail, newKetuaMail } from './mosque-links.mails.ts';

export async function handOver(
  { clock, config, jobs }: Pick<Dependencies, 'clock' | 'config' | 'jobs'>,
  tx: Tx,
  handing: Omit<Replacement, 'at'>,
): Promise<void> {
  const { mosqueId, fromUserId, toUserId } = handing;
  if (fromUserId === toUserId) throw new AppError('HANDOVER_TO_SELF');
  const at = clock.now();
  const successor = await findPerson(tx, toUserId);
  if (!successor) throw new AppError('LINK_DEAD');
  await replaceKetua(tx, { ...handing, at });
  await endLinksOfMember(tx, { mosqueId, userId: fromUserId }, at);
  await reassignMosqueLicenses(tx, { mosqueId, fromUserId, toUserId });
  const { name: mosque } = await showMosque(tx, { mosqueId, userId: toUserId });
  await queueMail(jobs, tx, newKetuaMail(successor, mosque, config.publicUrl));
  const old = await findPerson(tx, fromUserId);
  const done = { mosque, successor: successor.name, at };
  if (old) await queueMail(jobs, tx, handedOnMail(old, done));
}
