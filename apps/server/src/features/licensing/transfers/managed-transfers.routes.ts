import * as contract from '@timesync/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { answer, mount } from '../../../platform/http/mount.ts';
import { answerList } from '../../../platform/lists/answer-list.ts';
import { getListed } from '../../../platform/lists/get-listed.ts';
import { presentDeviceId } from '../device-id.ts';
import { movesUsed } from '../ledger/device-ledger.ts';
import { decideTransfer } from './decide-transfer.ts';
import { transferPhotos } from './transfer-photos.ts';
import { type ManagedTransferRow, transfersMatching } from './transfers.repository.ts';

export function mountManagedTransfers(app: FastifyInstance, dependencies: Dependencies): void {
  mount(app, dependencies, contract.listTransfers, async ({ database }, { query }) => {
    const source = transfersMatching(query);
    return answer(200, await answerList(database.db, source, query, undefined, present));
  });

  mount(app, dependencies, contract.decideTransfer, async (context, { params, body }) => {
    await decideTransfer(context, { transferId: params.id, ...body });
    const source = transfersMatching({ id: params.id });
    const row = await getListed<ManagedTransferRow>(context.database.db, source);
    return answer(200, present(row));
  });
}

function present(row: ManagedTransferRow): contract.ManagedTransfer {
  const { device, earlier, evidence, holders, requestedAt, decidedAt } = row;
  return {
    ...row,
    transfersUsed: movesUsed(holders),
    device: { ...device, deviceId: presentDeviceId(device.deviceId) },
    evidence: evidence.map(transferPhotos.url),
    earlier: earlier.map((transfer) => ({
      ...transfer,
      requestedAt: new Date(transfer.requestedAt).toISOString(),
      decidedAt: new Date(transfer.decidedAt).toISOString(),
    })),
    requestedAt: new Date(requestedAt).toISOString(),
    decidedAt: decidedAt && new Date(decidedAt).toISOString(),
  };
}
