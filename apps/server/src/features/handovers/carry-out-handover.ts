// The one place where a mosque changes hands. Licences, devices, counted moves, deadlines and warranties
// belong to the mosque and are not touched; only the person whom notices of its licences go to changes.
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { recordHistory } from '../../platform/history/history.ts';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import { findPerson, type Person } from '../accounts/find-person.ts';
import { reassignMosqueLicenses } from '../licensing/own/mosque-licenses.ts';
import { replaceKetua } from '../mosques/replace-ketua.ts';
import { handedOverMail, newKetuaMail } from './handovers.mails.ts';
import { changeHandover, getHandoverNames, type HandoverRow } from './handovers.repository.ts';

interface Handing {
  handover: HandoverRow;
  toUserId: number;
  /** The person or admin whose request does it; null for the job. */
  by: { kind: 'customer' | 'admin'; userId: number; requestId: string } | null;
  note?: string;
}

/** Throws, and changes nothing, when the handover or the ketua's place is gone. */
export async function carryOutHandover(
  { clock, config, jobs }: Pick<Dependencies, 'clock' | 'config' | 'jobs'>,
  tx: Tx,
  { handover, toUserId, by, note }: Handing,
): Promise<void> {
  const { id, mosqueId, fromUserId } = handover;
  const at = clock.now();
  const isFirst = await changeHandover(
    tx,
    { id, from: ['waiting', 'objected'] },
    { status: 'done', toUserId, finishedAt: at },
  );
  const successor = await findPerson(tx, toUserId);
  const isReplaced =
    isFirst && successor && (await replaceKetua(tx, { mosqueId, fromUserId, toUserId, at }));
  if (!isReplaced) throw new AppError('HANDOVER_DEAD');
  await reassignMosqueLicenses(tx, { mosqueId, fromUserId, toUserId });
  await recordHistory(tx, [
    {
      at,
      actorKind: by?.kind ?? 'system',
      actorId: by?.userId ?? null,
      requestId: by?.requestId ?? null,
      subject: 'mosque',
      subjectId: mosqueId,
      action: 'hand over',
      note: note ?? null,
      before: { ketua: fromUserId },
      after: { ketua: toUserId, handoverId: id },
    },
  ]);
  await sendMails({ tx, config, jobs }, handover, successor);
}

async function sendMails(
  { tx, config, jobs }: Pick<Dependencies, 'config' | 'jobs'> & { tx: Tx },
  handover: HandoverRow,
  successor: Person,
): Promise<void> {
  const names = await getHandoverNames(tx, handover);
  await queueMail(jobs, tx, newKetuaMail(successor, names, config.publicUrl));
  const leaver = await findPerson(tx, handover.fromUserId);
  if (leaver) await queueMail(jobs, tx, handedOverMail(leaver, names, successor.name));
}
