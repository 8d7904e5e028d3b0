import * as contract from '@timesync/contract';
import { AppError } from '../../../../platform/app-error.ts';
import { answer, type Server } from '../../../../platform/http/mount.ts';
import { answerList } from '../../../../platform/lists/answer-list.ts';
import {
  listTransfersById,
  type ShownTransfer,
  transfersMatching,
} from '../../../../reads/transfers.ts';
import { presentDeviceId } from '../device-id.ts';
import { movesUsed } from '../ledger/device-ledger.ts';
import { decideTransfer } from './decide-transfer.ts';
import { transferPhotos } from './transfer-photos.ts';
import { isTransferPhotoOf } from './transfers.repository.ts';

export function mountManagedTransfers({ app, dependencies, mount }: Server): void {
  transferPhotos.mount(app, dependencies, isTransferPhotoOf);

  mount(contract.listTransfers, async ({ database }, { query }) => {
    const source = transfersMatching(query);
    return answer(200, await answerList(database.db, source, query, present));
  });

  mount(contract.decideTransfer, async (context, { params, body }) => {
    await decideTransfer(context, { transferId: params.id, ...body });
    const [row] = await listTransfersById(context.database.db, [params.id]);
    if (!row) throw new AppError('NOT_FOUND');
    return answer(200, present(row));
  });
}

function present(row: ShownTransfer): contract.ManagedTransfer {
  const { device, earlier, evidence, holders, requestedAt, decidedAt } = row;
  return {
    ...row,
    transfersUsed: movesUsed(holders),
    device: { ...device, deviceId: presentDeviceId(device.deviceId) },
    evidence: evidence.map(transferPhotos.url),
    earlier: earlier.flatMap(({ status, requestedAt, decidedAt, ...transfer }) => {
      if (status === 'open' || !decidedAt) return [];
      const moments = {
        requestedAt: requestedAt.toISOString(),
        decidedAt: decidedAt.toISOString(),
      };
      return [{ ...transfer, ...moments, status }];
    }),
    requestedAt: requestedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
