// Handovers whose time has come: an unused link ends, and a lost account's mosque goes to its next ketua
// when nobody has objected.
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { recordHistory } from '../../platform/history/history.ts';
import type { JobKind } from '../../platform/jobs/jobs.ts';
import { notifyAdmins } from '../admin-digest/notify-admins.ts';
import { carryOutHandover } from './carry-out-handover.ts';
import {
  changeHandover,
  getHandoverNames,
  type HandoverRow,
  listDueHandovers,
  lockHandover,
} from './handovers.repository.ts';

export const dueHandoversJob: JobKind<object> = {
  name: 'due-handovers',
  options: { retryLimit: 0, deleteAfterSeconds: 3600 },
};

type Needed = Pick<Dependencies, 'clock' | 'config' | 'database' | 'jobs'>;

export async function carryOutDueHandovers(dependencies: Needed): Promise<void> {
  const { clock, database } = dependencies;
  for (const { id } of await listDueHandovers(database.db, clock.now())) {
    try {
      await database.transaction(async (tx) => {
        const handover = await lockHandover(tx, id);
        if (handover?.status === 'waiting') await finish(dependencies, tx, handover);
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // The ketua or the successor is gone, so there is nothing to hand over.
      await database.transaction((tx) => giveUp(dependencies, tx, id));
    }
  }
}

async function finish(dependencies: Needed, tx: Tx, handover: HandoverRow): Promise<void> {
  const { id, kind, toUserId } = handover;
  if (kind === 'lost' && toUserId) {
    return carryOutHandover(dependencies, tx, { handover, toUserId, by: null });
  }
  const step = { id, from: ['waiting'] } as const;
  const finishedAt = dependencies.clock.now();
  await changeHandover(tx, step, { status: 'expired', finishedAt });
}

async function giveUp(dependencies: Needed, tx: Tx, id: number): Promise<void> {
  const at = dependencies.clock.now();
  const step = { id, from: ['waiting'] } as const;
  const isOver = await changeHandover(tx, step, { status: 'cancelled', finishedAt: at });
  const handover = isOver ? await lockHandover(tx, id) : undefined;
  if (!handover) return;
  const { mosque } = await getHandoverNames(tx, handover);
  await recordHistory(tx, [
    {
      at,
      actorKind: 'system',
      subject: 'mosque',
      subjectId: handover.mosqueId,
      action: 'cancel handover',
      after: { handoverId: id },
    },
  ]);
  await notifyAdmins(dependencies, tx, {
    kind: 'handover',
    subjectId: id,
    occasion: 'given up',
    line: `Serah terima ${mosque} dibatalkan: ketua atau penerusnya sudah tidak ada.`,
  });
}
